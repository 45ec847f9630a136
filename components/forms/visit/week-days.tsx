import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toGregorianParts, toJalaliParts } from '@/lib/domain/site/jalali-date';
import { toWeeks } from '@/lib/funnel/weeks';
import { countsByGregorian, formatDigits, formatGregorianDate, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { hasFreeHour, type AvailableDate } from './available-date';
import { DAY_PARTS, isInPart } from './day-parts';

interface WeekDaysProps {
  readonly days: readonly AvailableDate[];
  readonly value: string | null;
  readonly onValueChange: (gDate: string) => void;
}

/** One Jalali week at a time, Saturday first; holidays and Fridays are marked. */
export function WeekDays({ days, value, onValueChange }: WeekDaysProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const name = useId();
  const weeks = toWeeks(days);
  const index = Math.max(
    0,
    weeks.findIndex((week) => week.some(({ gDate }) => gDate === value)),
  );
  const week = weeks[index] ?? [];
  // The hours below are those of the day that is shown, so a turned page shows a day of its own.
  const turn = (target: number) => {
    const offered = (weeks[target] ?? []).flatMap(({ day }) => day ?? []);
    const first = offered.find(hasFreeHour) ?? offered[0];
    if (first) onValueChange(first.gDate);
  };
  const short = { hasWeekday: false, hasGregorian: false } as const;
  const [from, to] = [week[0]?.gDate ?? '', week.at(-1)?.gDate ?? ''];
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{t('dateTime.dayLegend')}</legend>
      <div className="flex items-center justify-between gap-2">
        <IconButton label={t('dateTime.previousWeek')} disabled={index === 0} onClick={() => turn(index - 1)}>
          <Icon icon={ArrowRight} className="ltr:-scale-x-100" />
        </IconButton>
        <p aria-live="polite" className="text-center font-semibold">
          {t('dateTime.span', {
            from: formatJalaliDate(from, locale, short),
            to: formatJalaliDate(to, locale, short),
          })}
          {countsByGregorian(locale) && (
            <span className="block text-14 font-normal text-stone-500">
              {t('dateTime.span', { from: formatGregorianDate(from, locale), to: formatGregorianDate(to, locale) })}
            </span>
          )}
        </p>
        <IconButton label={t('dateTime.nextWeek')} disabled={index >= weeks.length - 1} onClick={() => turn(index + 1)}>
          <Icon icon={ArrowLeft} className="ltr:-scale-x-100" />
        </IconButton>
      </div>
      <div className="grid grid-cols-7 gap-1 tablet:gap-2">
        {week.map(({ gDate, day }, weekday) => (
          <Day
            key={gDate}
            name={name}
            gDate={gDate}
            day={day}
            weekday={weekday}
            isChosen={gDate === value}
            onChoose={() => onValueChange(gDate)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  readonly name: string;
  readonly gDate: string;
  readonly day: AvailableDate | null;
  readonly weekday: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** As the messages name them: the week begins on Saturday. */
const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;
const FRIDAY = 6;

/** Nothing of it can be had any more because of the hour that it is. */
function isPast({ lstDeliveryTimeSheet: hours }: AvailableDate): boolean {
  return hours.every(({ reason }) => reason === 'past' || reason === 'too-soon' || reason === 'outside');
}

function Day({ name, gDate, day, weekday, isChosen, onChoose }: DayProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const isOff = day === null;
  const isFull = day !== null && !hasFreeHour(day);
  const note = isFull ? t('dateTime.full') : (day?.isHoliday ?? false) ? t('dateTime.off') : '';
  const isHoliday = weekday === FRIDAY || (day?.isHoliday ?? false);
  const state = isOff
    ? t('dateTime.notOffered')
    : isFull
      ? t(isPast(day) ? 'dateTime.dayPast' : 'dateTime.dayFull')
      : day.isHoliday
        ? (day.holidayName ?? t('dateTime.holidayUnnamed'))
        : '';
  return (
    <label
      className={classNames(
        'relative flex min-h-16 min-w-0 flex-col items-center justify-center rounded-field border py-1 text-center transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isOff ? 'border-transparent text-stone-500' : 'cursor-pointer',
        !isOff &&
          (isChosen
            ? 'border-enamel-700 bg-enamel-700 text-white'
            : 'border-stone-500/80 bg-card hover:border-enamel-600'),
        !isChosen && !isOff && isHoliday && 'text-pomegranate-600',
        !isChosen && isFull && 'bg-stone-50',
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={gDate}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
      />
      <span className="sr-only">{`${formatJalaliDate(gDate, locale)} ${state}`}</span>
      <span aria-hidden className="text-12">
        {t(`dateTime.weekdays.${WEEKDAYS[weekday] ?? '0'}`)}
      </span>
      <span
        aria-hidden
        className={classNames(
          'whitespace-nowrap text-18 font-bold leading-tight narrow:text-12',
          isFull && 'line-through',
        )}
      >
        {formatDigits(toJalaliParts(gDate).day, locale)}
      </span>
      {countsByGregorian(locale) && (
        <span aria-hidden className="text-12 leading-tight">
          {formatDigits(toGregorianParts(gDate).day, locale)}
        </span>
      )}
      {note !== '' && (
        <span aria-hidden className="max-w-full truncate px-1 text-12 leading-tight">
          {note}
        </span>
      )}
      {day && !isFull && <FreeParts day={day} isChosen={isChosen} />}
    </label>
  );
}

/** Morning, afternoon and evening, each lit where it has a free hour: which hours these are stands below the week. */
function FreeParts({ day, isChosen }: { readonly day: AvailableDate; readonly isChosen: boolean }) {
  const free = day.lstDeliveryTimeSheet.filter(({ isFull }) => !isFull);
  const [lit, dark] = isChosen ? ['bg-saffron-300', 'bg-light/10'] : ['bg-enamel-600', 'bg-stone-200'];
  return (
    <span aria-hidden className="flex gap-0.5 pt-1">
      {DAY_PARTS.map((part) => (
        <span
          key={part.key}
          className={classNames(
            'h-1 w-3 rounded-full narrow:hidden',
            free.some(({ startHour }) => isInPart(part, startHour)) ? lit : dark,
          )}
        />
      ))}
    </span>
  );
}
