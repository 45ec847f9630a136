import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Select } from '@/components/ui/select';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Days from today until the last day of a pause. */
const LAST_DAYS = [0, 1, 2, 3, 6, 13, 20, 29, 59, 89, 179] as const;
/** The first choice: an operator ends it. */
export const NO_END = '';

interface PauseUntilProps {
  /** A day, or NO_END. */
  readonly toDate: string;
  readonly onChange: (toDate: string) => void;
}

/** The last day of a pause. */
export function PauseUntil({ toDate, onChange }: PauseUntilProps) {
  const t = useTranslations('pauses');
  const locale = useLocale();
  const [today] = useState(() => toTehranDate(Date.now()));
  return (
    <Select
      label={t('lastDay')}
      options={[
        { value: NO_END, label: t('open') },
        ...LAST_DAYS.map((days) => addDays(today, days)).map((day) => ({
          value: day,
          label: formatJalaliDate(day, locale, { hasYear: true }),
        })),
      ]}
      value={toDate}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
