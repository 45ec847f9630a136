import { useTranslations } from 'next-intl';

import type { JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { formatDigits, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Names a month with its year, as a certificate of income does. */
export function useMonthName(): (month: JalaliMonth) => string {
  const t = useTranslations('certificate');
  const locale = useLocale();
  return ({ year, month }) =>
    t('month', { month: listJalaliMonths(locale)[month - 1] ?? '', year: formatDigits(year, locale) });
}
