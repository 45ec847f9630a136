import type { ReactNode } from 'react';

import { SaidTimeToPay } from '@/components/shared/said-time-to-pay';
import { Card } from '@/components/ui/card';
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
  const locale = useLocale();
  return (
    <Card tone="tinted" className="flex flex-col gap-1">
      <span className="text-14 text-stone-500">{label}</span>
      <span role="timer" className="min-h-12 text-28 font-bold">
        {remainingMs === null ? '' : formatRemainingTime(remainingMs, locale)}
      </span>
      {more}
      <SaidTimeToPay remainingMs={remainingMs} />
    </Card>
  );
}
