import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate, formatNumber, formatShortWeekday, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type Day = CallAnswer<'accounting/getpayweek'>['lstDay'][number];

/** A day with any pay is seen. */
const LEAST_PERCENT = 4;
const WHOLE_PERCENT = 100;
/** The bars count in thousands of tomans: longer numbers have no room above them. */
const THOUSAND_TOMANS_RIALS = 10_000;

/** A bar a day: solid what is done, dashed what is booked. A list says the same to people who read or hear it. */
export function WeekBars({ days, today }: { days: readonly Day[]; today: string }) {
  const t = useTranslations('pay.week');
  const locale = useLocale();
  const most = Math.max(...days.map(({ doneRial, bookedRial }) => doneRial + bookedRial));
  if (most === 0) {
    return (
      <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">
        {t('none')}{' '}
        <Link href="/pelakman/orderlist/newworks/" className="font-medium text-enamel-700 underline">
          {t('near')}
        </Link>
      </p>
    );
  }
  return (
    <>
      <div aria-hidden className="flex gap-2 small-phone:gap-1">
        {days.map((day) => (
          <DayBar key={day.gDate} day={day} most={most} isToday={day.gDate === today} />
        ))}
      </div>
      <ul className="sr-only">
        {days.map(({ gDate, doneRial, bookedRial }) => (
          <li key={gDate}>
            {t('day', {
              day: formatJalaliDate(gDate, locale, { hasGregorian: false }),
              done: formatTomans(doneRial, locale),
              booked: formatTomans(bookedRial, locale),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface DayBarProps {
  readonly day: Day;
  /** The earnings of the week's best day, in rials. */
  readonly most: number;
  readonly isToday: boolean;
}

function DayBar({ day: { gDate, doneRial, bookedRial }, most, isToday }: DayBarProps) {
  const locale = useLocale();
  const toHeight = (rials: number) =>
    rials === 0 ? 0 : Math.max(LEAST_PERCENT, Math.round((rials / most) * WHOLE_PERCENT));
  const sum = doneRial + bookedRial;
  // Saffron is what can be pressed: today is the darkest bar, and its name has a ground.
  const done = isToday ? 'bg-enamel-800' : 'bg-enamel-600';
  const booked = isToday ? 'border-enamel-800 bg-enamel-100' : 'border-enamel-400 bg-enamel-50';
  return (
    <div className="flex min-w-0 grow basis-0 flex-col items-center gap-1 text-12">
      <div className="flex h-28 w-full tablet:h-36 flex-col items-center justify-end">
        {sum === 0 ? (
          <span className="h-1 w-full rounded-full bg-stone-200" />
        ) : (
          <>
            <span className={classNames('font-semibold', doneRial === 0 && 'text-stone-500')}>
              {formatNumber(Math.round(sum / THOUSAND_TOMANS_RIALS), locale)}
            </span>
            {/* The number above the tallest bar has room of its own. */}
            <span className="flex h-20 w-full flex-col justify-end tablet:h-28">
              {bookedRial > 0 && (
                <span
                  className={classNames(
                    'w-full rounded-t-field border border-dashed',
                    doneRial === 0 ? 'rounded-b-field' : 'border-b-0',
                    booked,
                  )}
                  style={{ height: `${toHeight(bookedRial)}%` }}
                />
              )}
              {doneRial > 0 && (
                <span
                  className={classNames('w-full rounded-b-field', bookedRial === 0 && 'rounded-t-field', done)}
                  style={{ height: `${toHeight(doneRial)}%` }}
                />
              )}
            </span>
          </>
        )}
      </div>
      <span className={classNames('text-14', isToday ? 'rounded-full bg-enamel-100 px-2 font-bold' : 'text-stone-500')}>
        {formatShortWeekday(gDate, locale)}
      </span>
    </div>
  );
}
