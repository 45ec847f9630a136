import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { getKind } from '@/lib/domain/kind/service-kind';
import { isOver } from '@/lib/domain/order/order-states';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

/** The cost of a late beginning: a warning before accepting, the sum afterwards (row B-29). */
export function LateStart({ work: { kind, state, lateness }, isOnOffer }: { work: WorkDetail; isOnOffer: boolean }) {
  const t = useTranslations('provider.lateStart');
  const locale = useLocale();
  const { hasVisit, isTextile } = getKind(kind);
  if (!hasVisit || isTextile) return null;
  if (isOnOffer || state === 'AWAITING_PROVIDER') return <Notice>{t('rule')}</Notice>;
  if (!lateness || lateness.lateMinutes === null || lateness.creditRial === 0) return null;
  return (
    <Notice tone="warning">
      {t(isOver(state) ? 'settled' : 'credited', {
        minutes: lateness.lateMinutes,
        shown: formatNumber(lateness.lateMinutes, locale),
        amount: formatTomans(lateness.creditRial, locale),
        ofPay: formatTomans(lateness.ofPayRial, locale),
      })}
    </Notice>
  );
}
