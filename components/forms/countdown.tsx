import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Minutes and seconds, as a watch shows them. */
export function Countdown({ leftMs, label }: { leftMs: number; label: string }) {
  const locale = useLocale();
  const wholeSeconds = Math.ceil(leftMs / SECOND_MS);
  const minutes = Math.floor((wholeSeconds * SECOND_MS) / MINUTE_MS);
  const seconds = String(wholeSeconds % (MINUTE_MS / SECOND_MS)).padStart(2, '0');
  return (
    <p role="timer" className="flex items-baseline gap-2">
      <span className="text-14 text-stone-500">{label}</span>
      <span className="own-direction text-28 font-bold tabular-nums">
        {formatDigits(`${minutes}:${seconds}`, locale)}
      </span>
    </p>
  );
}
