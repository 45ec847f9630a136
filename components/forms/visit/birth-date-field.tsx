import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { JalaliDayForm } from './jalali-day';
import { JalaliDayField } from './jalali-day-field';

const OLDEST_YEARS = 110;

interface BirthDateFieldProps {
  readonly value: JalaliDayForm;
  readonly onValueChange: (value: JalaliDayForm) => void;
  /** How old somebody is at least who fills this in; years of birth after that are not offered. */
  readonly leastYears?: number;
  readonly error?: ReactNode;
}

/** The day of somebody's birth, the latest year first. */
export function BirthDateField({ value, onValueChange, leastYears = 0, error }: BirthDateFieldProps) {
  const t = useTranslations('account.personal');
  const [thisYear] = useState(() => toJalaliParts(toTehranDate(Date.now())).year);
  const years = Array.from({ length: OLDEST_YEARS - leastYears }, (_, index) => thisYear - leastYears - index);
  return (
    <JalaliDayField
      legend={t('birthDate')}
      years={years}
      value={value}
      onValueChange={onValueChange}
      error={error}
      isOwnBirthday
    />
  );
}
