import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Card } from '@/components/ui/card';
import { PAYMENT_WARNINGS_MS } from '@/lib/domain/constants/orders';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface TimeToPayProps {
  /** Takes more time; left out where it was taken already, or enough is left. */
  readonly more?: ReactNode;
  readonly label: string;
  /** Null while it is not known. */
  readonly remainingMs: number | null;
}

/** How long an hour is kept for its payment. The clock is silent; who listens is told when little time is left. */
export function TimeToPay({ label, remainingMs, more }: TimeToPayProps) {
  const t = useTranslations('order.waiting');
  const locale = useLocale();
  const warningMs = remainingMs === null ? undefined : PAYMENT_WARNINGS_MS.find((limitMs) => remainingMs <= limitMs);
  return (
    <Card tone="tinted" className="flex flex-col gap-1">
      <span className="text-14 text-stone-500">{label}</span>
      <span role="timer" className="min-h-8 text-22 font-bold">
        {remainingMs === null ? '' : formatRemainingTime(remainingMs, locale)}
      </span>
      {more}
      <span role="status" className="sr-only">
        {warningMs !== undefined && t('timeWarning', { time: formatRemainingTime(warningMs, locale) })}
      </span>
    </Card>
  );
}
