import { toYearsOf } from '@/lib/domain/person/birth-year';
import { countsByGregorian, formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar/units.json';
import de from '@/messages/de/units.json';
import en from '@/messages/en/units.json';
import fa from '@/messages/fa/units.json';

const words = { fa, en, de, ar };

/** A year of birth in the calendar that the locale's readers count by: «متولد ۱۳۷۰», “born 1991 or 1992”. */
export function formatBirthYear(year: number, locale: Locale): string {
  const [earlier, later] = toYearsOf(year, countsByGregorian(locale) ? 'gregorian' : 'persian');
  const { born, bornInEither } = words[locale];
  const show = (shown: number) => formatDigits(shown, locale);
  return earlier === later
    ? born.replace('{year}', show(year))
    : bornInEither.replace('{earlier}', show(earlier)).replace('{later}', show(later));
}
