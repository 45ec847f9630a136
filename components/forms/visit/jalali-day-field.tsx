import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';

import { FieldMessage } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { formatDigits, formatJalaliDate, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { findJalaliDay, type JalaliDayForm } from './jalali-day';

const LONGEST_MONTH_DAYS = 31;

interface JalaliDayFieldProps {
  readonly legend: string;
  /** Years of the Jalali calendar, in the order of the list. */
  readonly years: readonly number[];
  readonly value: JalaliDayForm;
  readonly onValueChange: (value: JalaliDayForm) => void;
  readonly error?: ReactNode;
  /** The day of the reader's own birth, which browsers know. */
  readonly isOwnBirthday?: boolean;
}

const toNumber = (text: string) => Number(text) || null;

/**
 * Day, month and year of the Jalali calendar, by the platform's own lists; beside it the Gregorian day where that is
 * the reader's calendar. The words for it stand in `account.personal`.
 */
export function JalaliDayField({ legend, years, value, onValueChange, error, isOwnBirthday }: JalaliDayFieldProps) {
  const t = useTranslations('account.personal');
  const locale = useLocale();
  const id = useId();
  const date = findJalaliDay(value);
  const toOptions = (numbers: readonly number[]) =>
    numbers.map((number) => ({ value: number, label: formatDigits(number, locale) }));
  return (
    <fieldset aria-describedby={`${id}-message`} aria-invalid={error ? true : undefined}>
      <legend className="pb-2 text-14 font-medium">{legend}</legend>
      <div className="grid grid-cols-[2fr_3fr] gap-2 pb-1 tablet:grid-cols-[1fr_1.5fr_1.25fr]">
        <Select
          label={t('day')}
          autoComplete={isOwnBirthday ? 'bday-day' : undefined}
          isLabelHidden
          placeholder={t('day')}
          options={toOptions(Array.from({ length: LONGEST_MONTH_DAYS }, (_, index) => index + 1))}
          value={value.day ?? ''}
          onChange={(event) => onValueChange({ ...value, day: toNumber(event.target.value) })}
        />
        <Select
          label={t('month')}
          autoComplete={isOwnBirthday ? 'bday-month' : undefined}
          isLabelHidden
          placeholder={t('month')}
          options={listJalaliMonths(locale).map((label, index) => ({ value: index + 1, label }))}
          value={value.month ?? ''}
          onChange={(event) => onValueChange({ ...value, month: toNumber(event.target.value) })}
        />
        <Select
          className="max-tablet:col-span-2"
          label={t('year')}
          autoComplete={isOwnBirthday ? 'bday-year' : undefined}
          isLabelHidden
          placeholder={t('year')}
          options={toOptions(years)}
          value={value.year ?? ''}
          onChange={(event) => onValueChange({ ...value, year: toNumber(event.target.value) })}
        />
      </div>
      <FieldMessage id={id} error={error} hint={date && formatJalaliDate(date, locale, { hasYear: true })} />
    </fieldset>
  );
}
