import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useLocations } from '@/components/forms/address/use-locations';
import { CheckChips } from '@/components/ui/check-chips';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

type Location = CallAnswer<'geo/getalllocationbycityid'>['lstLocation'][number];

interface NeighbourhoodsProps {
  readonly cityId: number;
  readonly values: readonly number[];
  readonly onValuesChange: (values: readonly number[]) => void;
  readonly error?: string;
}

/** The neighbourhoods of a city, by municipal district; all of them at once where somebody works in the whole city. */
export function Neighbourhoods({ cityId, values, onValuesChange, error }: NeighbourhoodsProps) {
  const t = useTranslations('application.area');
  const locale = useLocale();
  const id = useId();
  const toErrorText = useErrorText();
  const { data, error: failure, mutate } = useLocations(null, cityId);
  if (failure && !data)
    return <FailureNotice problem={toErrorText(failure)} error={failure} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const all = data.lstLocation;
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <div>
        <h3 id={`${id}-title`} className="text-14 font-medium">
          {t('neighbourhoods')}
        </h3>
        <Checkbox
          label={t('wholeCity', { count: formatNumber(all.length, locale) })}
          checked={values.length === all.length}
          onChange={(event) => onValuesChange(event.target.checked ? all.map(({ locationid }) => locationid) : [])}
        />
        <FieldMessage
          id={id}
          error={error}
          hint={
            values.length > 0 && values.length < all.length
              ? t('chosen', { count: formatNumber(values.length, locale) })
              : undefined
          }
        />
      </div>
      {toDistricts(all).map(({ zoneId, locations }) => (
        <CheckChips
          key={zoneId}
          legend={t('district', { number: formatDigits(zoneId, locale) })}
          choices={locations.map(({ locationid, name }) => ({ value: locationid, label: name }))}
          values={values}
          onValuesChange={onValuesChange}
        />
      ))}
    </section>
  );
}

function toDistricts(all: readonly Location[]): { readonly zoneId: number; readonly locations: readonly Location[] }[] {
  const zoneIds = [...new Set(all.map(({ zoneid }) => zoneid))].sort((one, other) => one - other);
  return zoneIds.map((zoneId) => ({ zoneId, locations: all.filter(({ zoneid }) => zoneid === zoneId) }));
}
