import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';

import { FieldMessage } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toJalaliParts, toTehranDate } from '@/lib/domain/jalali-date';
import { formatDigits, formatJalaliDate, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { findBirthDate, type BirthDateForm } from './birth-date';

const OLDEST_YEARS = 110;
const LONGEST_MONTH_DAYS = 31;

interface BirthDateFieldProps {
  readonly value: BirthDateForm;
  readonly onValueChange: (value: BirthDateForm) => void;
  readonly error?: ReactNode;
}

const toNumber = (text: string) => Number(text) || null;

/** Day, month and year of the Jalali calendar, by the platform's own lists; beside it the Gregorian day where that is the reader's calendar. The words for it stand in `account.personal`. */
export function BirthDateField({ value, onValueChange, error }: BirthDateFieldProps) {
  const t = useTranslations('account.personal');
  const locale = useLocale();
  const id = useId();
  const [thisYear] = useState(() => toJalaliParts(toTehranDate(Date.now())).year);
  const date = findBirthDate(value);
  const numbers = (first: number, count: number, step: 1 | -1) =>
    Array.from({ length: count }, (_, index) => ({
      value: first + index * step,
      label: formatDigits(first + index * step, locale),
    }));
  return (
    <fieldset aria-describedby={`${id}-message`} aria-invalid={error ? true : undefined}>
      <legend className="pb-2 text-14 font-medium">{t('birthDate')}</legend>
      <div className="grid grid-cols-[2fr_3fr] gap-2 pb-1 tablet:grid-cols-[1fr_1.5fr_1.25fr]">
        <Select
          label={t('day')}
          isLabelHidden
          placeholder={t('day')}
          options={numbers(1, LONGEST_MONTH_DAYS, 1)}
          value={value.day ?? ''}
          onChange={(event) => onValueChange({ ...value, day: toNumber(event.target.value) })}
        />
        <Select
          label={t('month')}
          isLabelHidden
          placeholder={t('month')}
          options={listJalaliMonths(locale).map((label, index) => ({ value: index + 1, label }))}
          value={value.month ?? ''}
          onChange={(event) => onValueChange({ ...value, month: toNumber(event.target.value) })}
        />
        <Select
          className="max-tablet:col-span-2"
          label={t('year')}
          isLabelHidden
          placeholder={t('year')}
          options={numbers(thisYear, OLDEST_YEARS, -1)}
          value={value.year ?? ''}
          onChange={(event) => onValueChange({ ...value, year: toNumber(event.target.value) })}
        />
      </div>
      <FieldMessage id={id} error={error} hint={date && formatJalaliDate(date, locale, { hasYear: true })} />
    </fieldset>
  );
}
