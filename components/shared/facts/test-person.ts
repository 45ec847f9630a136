import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import { formatBirthYear } from '@/lib/i18n/format-birth-year';
import { formatDigits, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { toIsolatedName } from '../isolated-name';

export type TestPerson = CallAnswer<'clean/gettaskdetail'>['taskDetail']['persons'][number];

/** Somebody who gives a sample, as the laboratory knows them: «سارا احمدی، متولد ۱۳۷۰». */
export function toNamedPerson(
  { name, birthYear }: { readonly name: string; readonly birthYear: number },
  locale: Locale,
): string {
  return joinNames([toIsolatedName(name), formatBirthYear(birthYear, locale)], locale);
}

/** How both sides call somebody who gives a sample: by name where the reader knows it, else by number. */
export function useTestPersonText(): (persons: readonly TestPerson[], personNumber: number | null) => string {
  const t = useTranslations('test-persons');
  const locale = useLocale();
  return (persons, personNumber) => {
    const person = persons.find((known) => known.personNumber === personNumber);
    if (!person) return t('unnamed');
    const { name, birthYear } = person;
    // An answer that an older version kept for the time without a network knows neither.
    if (name && birthYear) return toNamedPerson({ name, birthYear }, locale);
    return t('number', { number: formatDigits(person.personNumber, locale) });
  };
}
