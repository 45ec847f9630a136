import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import { hasDoorCode } from '@/lib/domain/order/order-states';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Thread } from './thread-face';

/** The code that the customer tells at the door; nothing for the other side, and once the work has begun. */
export function DoorCode({ thread: { taskid, side, state } }: { thread: Pick<Thread, 'taskid' | 'side' | 'state'> }) {
  const t = useTranslations('order-following.live');
  const locale = useLocale();
  const isTold = side === 'customer' && state !== null && hasDoorCode(state);
  const code = useCall('clean/gettaskdetail', isTold ? { taskid } : null).data?.taskDetail.startCode;
  if (!isTold || !code) return null;
  return <p className="text-14 font-semibold tabular-nums">{t('code', { code: formatDigits(code, locale) })}</p>;
}
