import { useTranslations } from 'next-intl';

import { IsolatedNames } from '@/components/ui/isolated-names';

import { useTestPersonText, type TestPerson } from './test-person';

/** The people who give a sample, as a row of a `dl`. Renders nothing for an order without names. */
export function TestPersonsFact({ persons }: { readonly persons: readonly TestPerson[] }) {
  const t = useTranslations('test-persons');
  const toPersonText = useTestPersonText();
  if (!persons.some(({ name }) => name)) return null;
  return (
    <div>
      <dt>{t('title')}</dt>
      {persons.map(({ personNumber }) => (
        <dd key={personNumber} className="[overflow-wrap:anywhere]">
          <IsolatedNames text={toPersonText(persons, personNumber)} />
        </dd>
      ))}
    </div>
  );
}
