import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { OVERDUE_AFTER_MS } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { isWorkAwaited } from '@/lib/domain/order/order-states';

import { isVisitOver, type WorkDetail } from './work-move';

/** Its time is long over and nobody said how it went: what the message of it asks for is asked where it is done. */
export function OverdueNotice({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const { state, arrivesUntilMs, startsAtMs, hourCount, serverNowMs } = work;
  const endsAtMs = (arrivesUntilMs ?? startsAtMs) + hourCount * HOUR_MS;
  if (!isWorkAwaited(state) || serverNowMs < endsAtMs) return null;
  if (isVisitOver(work)) return <Notice tone="error">{t('overdueClosed')}</Notice>;
  if (serverNowMs < endsAtMs + OVERDUE_AFTER_MS) return null;
  return <Notice tone="warning">{t('overdue')}</Notice>;
}
