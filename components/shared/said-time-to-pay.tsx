import { useTranslations } from 'next-intl';

import { PAYMENT_WARNINGS_MS } from '@/lib/domain/constants/orders';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Beside a clock that nobody hears: tells a listener when 5 and 2 minutes are left to pay. Null is not known yet. */
export function SaidTimeToPay({ remainingMs }: { readonly remainingMs: number | null }) {
  const t = useTranslations('order.waiting');
  const locale = useLocale();
  const warningMs = remainingMs === null ? undefined : PAYMENT_WARNINGS_MS.find((limitMs) => remainingMs <= limitMs);
  return (
    <span role="status" className="sr-only">
      {warningMs !== undefined && t('timeWarning', { time: formatRemainingTime(warningMs, locale) })}
    </span>
  );
}
