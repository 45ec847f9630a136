import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { addDays, DAYS_A_WEEK, toJalaliParts, toSaturday } from '@/lib/domain/site/jalali-date';
import { formatDigits, formatJalaliDate, formatList, formatShortWeekday, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export interface Range {
  readonly from: string;
  readonly until: string;
}

interface HolidayDaysProps {
  readonly today: string;
  readonly range: Range;
  /** The days on which something is booked. */
  readonly bookedDays: readonly string[];
  readonly onPress: (gDate: string) => void;
}

const SHOWN_WEEKS = 4;
const SHOWN_DAYS = SHOWN_WEEKS * DAYS_A_WEEK;

/** Four weeks of days, with the range that is chosen and a dot where something is booked. */
export function HolidayDays({ today, range, bookedDays, onPress }: HolidayDaysProps) {
  const locale = useLocale();
  const [page, setPage] = useState(0);
  const first = addDays(toSaturday(today), page * SHOWN_DAYS);
  const days = Array.from({ length: SHOWN_DAYS }, (_none, index) => addDays(first, index));
  const lastOffered = addDays(today, SCHEDULE_LIMITS.daysAhead);
  return (
    <div className="flex flex-col gap-2">
      <Months days={days} page={page} isLast={addDays(first, SHOWN_DAYS) > lastOffered} onPage={setPage} />
      <div className="grid grid-cols-7 gap-y-1 text-center">
        {days.slice(0, DAYS_A_WEEK).map((gDate) => (
          <span key={gDate} aria-hidden className="text-14 text-stone-500">
            {formatShortWeekday(gDate, locale)}
          </span>
        ))}
        {days.map((gDate) => (
          <DayButton
            key={gDate}
            gDate={gDate}
            range={range}
            isBooked={bookedDays.includes(gDate)}
            isDisabled={gDate < today || gDate > lastOffered}
            onPress={() => onPress(gDate)}
          />
        ))}
      </div>
    </div>
  );
}

interface MonthsProps {
  readonly days: readonly string[];
  readonly page: number;
  readonly isLast: boolean;
  readonly onPage: (page: number) => void;
}

function Months({ days, page, isLast, onPage }: MonthsProps) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const months = [...new Set(days.map((gDate) => listJalaliMonths(locale)[toJalaliParts(gDate).month - 1] ?? ''))];
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label={t('earlier')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon icon={ArrowRight} className="ltr:-scale-x-100" />
      </IconButton>
      <p aria-live="polite" className="font-semibold">
        {formatList(months, locale)}
      </p>
      <IconButton label={t('later')} disabled={isLast} onClick={() => onPage(page + 1)}>
        <Icon icon={ArrowLeft} className="ltr:-scale-x-100" />
      </IconButton>
    </div>
  );
}

interface DayButtonProps {
  readonly gDate: string;
  readonly range: Range;
  readonly isBooked: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function DayButton({ gDate, range: { from, until }, isBooked, isDisabled, onPress }: DayButtonProps) {
  const t = useTranslations('schedule.holiday');
  const locale = useLocale();
  const isWithin = gDate >= from && gDate <= until;
  const isEnd = gDate === from || gDate === until;
  const day = formatJalaliDate(gDate, locale);
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-pressed={isWithin}
      aria-label={isBooked ? t('bookedDay', { day }) : day}
      className={classNames(
        'relative min-h-touch font-medium disabled:text-stone-500 disabled:line-through',
        isEnd ? 'rounded-field bg-enamel-700 font-bold text-white' : isWithin ? 'bg-enamel-100' : 'rounded-field',
        !isWithin && !isDisabled && 'hover:bg-enamel-50',
      )}
      onClick={onPress}
    >
      {formatDigits(toJalaliParts(gDate).day, locale)}
      {isBooked && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-0 bottom-1 mx-auto size-1.5 rounded-full',
            isEnd ? 'bg-saffron-300' : isWithin ? 'bg-pomegranate-600' : 'bg-enamel-400',
          )}
        />
      )}
    </button>
  );
}
