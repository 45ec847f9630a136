import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { findJalaliDay, NO_JALALI_DAY } from '@/components/forms/visit/jalali-day';
import { JalaliDayField } from '@/components/forms/visit/jalali-day-field';
import { PAPER_REQUEST } from '@/lib/domain/constants/providers';
import { addDays, toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type DueDay = ReturnType<typeof useDueDay>;

/** The last day on which a paper may come. Null while no day is chosen that the server takes. */
export function useDueDay() {
  const [day, setDay] = useState(NO_JALALI_DAY);
  const [today] = useState(() => toTehranDate(Date.now()));
  const latest = addDays(today, PAPER_REQUEST.mostDays);
  const chosen = findJalaliDay(day);
  const dueDay = chosen !== null && chosen >= today && chosen <= latest ? chosen : null;
  const years = [...new Set([toJalaliParts(today).year, toJalaliParts(latest).year])];
  return { day, setDay, years, dueDay };
}

export function DueDayField({ due, isTried }: { readonly due: DueDay; readonly isTried: boolean }) {
  const t = useTranslations('paper-requests.desk');
  const locale = useLocale();
  const { day, setDay, years, dueDay } = due;
  return (
    <JalaliDayField
      legend={t('due')}
      years={years}
      value={day}
      onValueChange={setDay}
      error={
        isTried && dueDay === null ? t('dueWrong', { days: formatNumber(PAPER_REQUEST.mostDays, locale) }) : undefined
      }
    />
  );
}
