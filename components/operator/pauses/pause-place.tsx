import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { PLACE_PAUSE_KINDS, type PlacePauseKind } from '@/lib/contract/desk-enumerations';

import { PauseDialog } from './pause-dialog';

type Named = CallAnswer<'operator/getallpause'>['lstCity'];
type Place = CallRequest<'operator/planpause'>;

/** No choice yet; of a service's city: every city. */
const NONE = 0;

interface PausePlaceProps {
  readonly cities: Named;
  readonly services: Named;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly kind: PlacePauseKind;
  readonly cityId: number;
  readonly serviceId: number;
  readonly locationId: number;
}

/** The call's place; null while a choice is missing. */
function toPlace({ kind, cityId, serviceId, locationId }: Chosen): Place | null {
  if (kind === 'neighbourhood') return locationId === NONE ? null : { kind, locationid: locationId };
  if (kind === 'city') return cityId === NONE ? null : { kind, cityid: cityId };
  return serviceId === NONE ? null : { kind, srvcategoryid: serviceId, ...(cityId !== NONE && { cityid: cityId }) };
}

/** Pauses a city, a service or a neighbourhood. */
export function PausePlace({ cities, services, onDone, onClose }: PausePlaceProps) {
  const t = useTranslations('pauses');
  const [chosen, setChosen] = useState<Chosen>({ kind: 'city', cityId: NONE, serviceId: NONE, locationId: NONE });
  const change = (part: Partial<Chosen>) => setChosen((now) => ({ ...now, ...part }));
  const { kind, cityId, serviceId, locationId } = chosen;
  const isOfArea = kind === 'neighbourhood' && cityId !== NONE;
  const { data } = useCall('geo/getalllocationbycityid', isOfArea ? { cityid: cityId } : null);
  const districts = (data?.lstLocation ?? []).map(({ locationid, name }) => ({ id: locationid, name }));
  const toOptions = (none: string, named: Named) => [
    { value: NONE, label: none },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <PauseDialog
      keptAs="pause-place"
      title={t('makePlace')}
      text={t('placeText')}
      asked={toPlace(chosen)}
      read={(asked) => callFromBrowser('operator/planpause', asked)}
      make={(asked, lasting) => callFromBrowser('operator/makepause', { ...asked, ...lasting })}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
          <ChoiceChips
            legend={t('what')}
            choices={PLACE_PAUSE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onValueChange={(value) => change({ kind: value })}
          />
          {kind === 'service' && (
            <Select
              label={t('service')}
              options={toOptions(t('choose'), services)}
              value={serviceId}
              onChange={({ target }) => change({ serviceId: Number(target.value) })}
            />
          )}
          <Select
            label={t('city')}
            options={toOptions(kind === 'service' ? t('everywhere') : t('choose'), cities)}
            value={cityId}
            onChange={({ target }) => change({ cityId: Number(target.value), locationId: NONE })}
          />
          {isOfArea && (
            <Select
              label={t('neighbourhood')}
              options={toOptions(t('choose'), districts)}
              value={locationId}
              onChange={({ target }) => change({ locationId: Number(target.value) })}
            />
          )}
        </>
      )}
    </PauseDialog>
  );
}
