import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface CountdownProps {
  readonly leftMs: number;
  readonly label: string;
  /** `small` beside something that counts more. */
  readonly look?: 'large' | 'small';
}

/** Minutes and seconds, and hours where there are any, as a watch shows them. */
export function Countdown({ leftMs, label, look = 'large' }: CountdownProps) {
  const locale = useLocale();
  return (
    <p
      role="timer"
      className={`flex items-baseline gap-2 narrow:flex-wrap ${look === 'small' ? 'narrow:justify-center' : ''}`}
    >
      <span className="text-14 text-stone-500">{label}</span>
      <span className={`own-direction font-bold tabular-nums ${look === 'large' ? 'text-28' : 'text-18'}`}>
        {formatDigits(toWatch(leftMs), locale)}
      </span>
    </p>
  );
}

function toWatch(leftMs: number): string {
  const wholeMs = Math.ceil(leftMs / SECOND_MS) * SECOND_MS;
  const hours = Math.floor(wholeMs / HOUR_MS);
  const minutes = Math.floor((wholeMs % HOUR_MS) / MINUTE_MS);
  const seconds = String((wholeMs % MINUTE_MS) / SECOND_MS).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
