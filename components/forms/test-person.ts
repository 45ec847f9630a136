import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type TestPerson = CallAnswer<'clean/gettaskdetail'>['taskDetail']['persons'][number];

/** How both sides call somebody who gives a sample. */
export function useTestPersonText(): (persons: readonly TestPerson[], personNumber: number | null) => string {
  const t = useTranslations('test-persons');
  const locale = useLocale();
  return (persons, personNumber) => {
    const person = persons.find((known) => known.personNumber === personNumber);
    return person ? t('number', { number: formatDigits(person.personNumber, locale) }) : t('unnamed');
  };
}
