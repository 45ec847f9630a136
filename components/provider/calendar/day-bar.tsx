import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { listHourMarks, toPlace, type DayParts, type Hours } from './day-hours';

/** How the parts of a line look; the key below the lines shows each of them. */
const LOOKS = {
  booked: 'bg-enamel-700',
  free: 'bg-turquoise-50',
  busy: 'bg-stone-500',
  off: 'bg-saffron-300',
  closed: 'text-stone-200',
} as const;
type Look = keyof typeof LOOKS;

const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 8px)' };

const BLOCK = 'absolute inset-y-0 rounded-field forced-colors:border';

interface DayBarProps {
  readonly parts: DayParts;
  /** From where to where the line goes. */
  readonly shown: Hours;
}

/** The hours of a day as a line: free, booked, busy, off, and hatched without hours. Its row says the same in words. */
export function DayBar({ parts: { isOff, shifts, visits, busyHours }, shown }: DayBarProps) {
  const t = useTranslations('schedule.calendar');
  return (
    <span
      aria-hidden
      className={classNames('relative block h-7 overflow-hidden rounded-field', LOOKS.closed)}
      style={HATCH}
    >
      {isOff ? (
        <span
          className={classNames(
            BLOCK,
            LOOKS.off,
            'inset-x-0 flex items-center justify-center text-12 font-bold text-ink',
          )}
        >
          {t('off')}
        </span>
      ) : (
        shifts.map((shift) => (
          <span
            key={shift.startHour}
            className={classNames('absolute inset-y-0', LOOKS.free)}
            style={toPlace(shown, shift)}
          />
        ))
      )}
      {!isOff && shifts.length === 0 && visits.length === 0 && (
        <span className="absolute inset-0 flex items-center justify-center text-12 text-stone-500">
          <span className="bg-card px-2">{t('noHours')}</span>
        </span>
      )}
      {busyHours.map((busy) => (
        <span key={busy.startHour} className={classNames(BLOCK, LOOKS.busy)} style={toPlace(shown, busy)} />
      ))}
      {visits.map((visit) => (
        <span
          key={`${visit.taskid}-${visit.startHour}`}
          className={classNames(BLOCK, LOOKS.booked, visit.isOutside && 'border-2 border-saffron-500')}
          style={toPlace(shown, visit)}
        />
      ))}
    </span>
  );
}

/** The hours above the lines. */
export function HourMarks({ shown }: { shown: Hours }) {
  const locale = useLocale();
  return (
    <span aria-hidden className="flex justify-between text-12 text-stone-500 tabular-nums">
      {listHourMarks(shown).map((hour) => (
        <span key={hour}>{formatDigits(hour, locale)}</span>
      ))}
    </span>
  );
}

const KEY: readonly Look[] = ['booked', 'free', 'busy', 'off', 'closed'];

export function DayBarKey() {
  const t = useTranslations('schedule.calendar.key');
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-stone-500">
      {KEY.map((look) => (
        <li key={look} className="flex items-center gap-2">
          <span
            className={classNames('size-4 rounded-field', LOOKS[look])}
            style={look === 'closed' ? HATCH : undefined}
          />
          {t(look)}
        </li>
      ))}
    </ul>
  );
}
