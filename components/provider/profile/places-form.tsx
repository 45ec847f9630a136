import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { StaleSave } from '@/components/shared/stale-save';
import { CheckChips } from '@/components/ui/check-chips';
import { joinNames } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PartForm } from './part-form';
import { useOwnPageSaving, type OwnPage } from './use-own-page';

const FIELDS = ['lstLocationId'] as const;

/** The neighbourhoods that one comes to, of the cities that were agreed. */
export function PlacesForm({ profile }: { profile: OwnPage }) {
  const { lstLocationId, lstOfferedLocation } = profile;
  const t = useTranslations('own-page.places');
  const { isSending, problem, save, ...editing } = useOwnPageSaving(profile, FIELDS);
  const locale = useLocale();
  const [values, setValues] = useState<readonly number[]>(lstLocationId);
  const [isTried, setTried] = useState(false);
  const cities = [...new Set(lstOfferedLocation.map(({ cityName }) => cityName))];
  const submit = (over?: Record<string, unknown>) => {
    setTried(true);
    if (values.length > 0) void save({ lstLocationId: [...values] }, over);
  };
  const toNames = (ids: unknown) => {
    const chosen = lstOfferedLocation.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
    return joinNames(
      chosen.map(({ name }) => name),
      locale,
    );
  };
  return (
    <PartForm
      title={t('title')}
      hint={t('hint')}
      saveLabel={t('save')}
      isSending={isSending}
      problem={isTried && values.length === 0 ? t('none') : problem}
      stale={
        <StaleSave
          stale={editing.stale}
          rows={[{ field: 'lstLocationId', label: t('title'), toShown: toNames }]}
          isSending={isSending}
          onTakeTheirs={() => setValues(editing.takeTheirs().lstLocationId)}
          onKeepMine={() => submit(editing.accept())}
        />
      }
      onSubmit={() => submit()}
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
