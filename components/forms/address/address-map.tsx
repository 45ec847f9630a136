import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { CityMap } from '@/components/shared/map/city-map';
import type { MapMarker } from '@/components/shared/map/map-marker';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { AddressForm } from '@/lib/funnel/common-fields';

import type { ServedPlaces } from './address-place';
import { useLocations } from './use-locations';
import type { MapTiles } from '../../shared/map/map-tiles';

interface AddressMapProps {
  /** The service whose neighbourhoods are drawn, and its cities. */
  readonly served: ServedPlaces;
  readonly form: AddressForm;
  /** Without tiles the city is drawn from its neighbourhoods. */
  readonly tiles: MapTiles | null;
  /** The marker's label; by default the address. */
  readonly markerLabel?: string;
  readonly onChange: (fields: Partial<AddressForm>) => void;
}

/**
 * The place of an address on the map of its city. The lists below say the same, and say what is wrong where the
 * neighbourhoods could not be read.
 */
export function AddressMap({ served, form, tiles, markerLabel, onChange }: AddressMapProps) {
  const t = useTranslations('order.map');
  const startCityId = useStartCity(served.cityIds);
  const cityId = form.cityid ?? startCityId;
  const { data, error } = useLocations(served.categoryId, cityId);
  const locations = data?.lstLocation;
  const { locationid, latitude, longitude } = form;
  const label = markerLabel ?? t('address');
  const markers = useMemo<readonly MapMarker[]>(
    () =>
      latitude === null || longitude === null ? [] : [{ id: 'address', kind: 'address', latitude, longitude, label }],
    [latitude, longitude, label],
  );
  if (!locations) return error ? null : <MapSkeleton />;
  if (locations.length === 0) return <p className="text-14 text-stone-500">{t('none')}</p>;
  return (
    <CityMap
      key={cityId}
      neighbourhoods={locations}
      chosenId={locationid}
      markers={markers}
      tiles={tiles}
      onPick={(pickedId, place) => {
        const picked = locations.find((location) => location.locationid === pickedId);
        if (picked) onChange({ ...place, locationid: pickedId, cityid: picked.cityid, provinceid: picked.provinceid });
      }}
    />
  );
}
