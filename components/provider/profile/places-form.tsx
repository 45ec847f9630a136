import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CheckChips } from '@/components/ui/check-chips';

import { PartForm } from './part-form';
import { useOwnPageSaving, type OwnPage } from './use-own-page';

/** The neighbourhoods that one comes to, of the cities that were agreed. */
export function PlacesForm({ profile: { lstLocationId, lstOfferedLocation } }: { profile: OwnPage }) {
  const t = useTranslations('own-page.places');
  const { isSending, problem, save } = useOwnPageSaving();
  const [values, setValues] = useState<readonly number[]>(lstLocationId);
  const [isTried, setTried] = useState(false);
  const cities = [...new Set(lstOfferedLocation.map(({ cityName }) => cityName))];
  const submit = () => {
    setTried(true);
    if (values.length > 0) void save({ lstLocationId: [...values] });
  };
  return (
    <PartForm
      title={t('title')}
      hint={t('hint')}
      saveLabel={t('save')}
      isSending={isSending}
      problem={isTried && values.length === 0 ? t('none') : problem}
      onSubmit={submit}
    >
      {cities.map((city) => {
        const offered = lstOfferedLocation.filter(({ cityName }) => cityName === city);
        return (
          <div key={city} className="max-h-80 overflow-y-auto">
            <CheckChips
              legend={t('all', { city })}
              isLegendHidden={cities.length === 1}
              choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
              values={values}
              onValuesChange={setValues}
            />
          </div>
        );
      })}
    </PartForm>
  );
}
