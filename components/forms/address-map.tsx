import 'leaflet/dist/leaflet.css';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import { useStartCity } from '@/lib/client/use-selected-city';
import { findNearestPoint } from '@/lib/domain/nearest-point';
import type { AddressForm } from '@/lib/funnel/common-fields';

import type { ServedPlaces } from './address-place';
import { drawMap, type DrawnMap } from './draw-map';
import { useLocations } from './use-locations';

interface AddressMapProps {
  /** The service whose neighbourhoods are drawn, and its cities. */
  readonly served: ServedPlaces;
  readonly form: AddressForm;
  /** Without tiles the neighbourhoods stand on a plain ground. */
  readonly tilesUrl: string | null;
  readonly onChange: (fields: Partial<AddressForm>) => void;
}

/** A neighbourhood's point, or any place on the map: it sets the position and the nearest neighbourhood. The lists below say the same without a map. */
export function AddressMap({ served, form, tilesUrl, onChange }: AddressMapProps) {
  const t = useTranslations('order');
  const ground = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const startCityId = useStartCity(served.cityIds);
  const { data } = useLocations(served.categoryId, form.cityid ?? startCityId);
  const locations = data?.lstLocation;
  const { locationid, latitude, longitude } = form;
  const pick = useEffectEvent((pickedLatitude: number, pickedLongitude: number) => {
    const point = { latitude: pickedLatitude, longitude: pickedLongitude };
    const nearest = findNearestPoint(point, locations ?? [], ({ googleLat, googleLong }) => ({
      latitude: googleLat,
      longitude: googleLong,
    }));
    if (nearest)
      onChange({ ...point, locationid: nearest.locationid, cityid: nearest.cityid, provinceid: nearest.provinceid });
  });
  useEffect(() => {
    if (!ground.current || !locations || locations.length === 0) return;
    const made = drawMap(ground.current, locations, tilesUrl, pick);
    drawn.current = made;
    return () => {
      drawn.current = null;
      made.remove();
    };
  }, [locations, tilesUrl]);
  useEffect(() => {
    drawn.current?.mark(locationid, latitude === null || longitude === null ? null : [latitude, longitude]);
  }, [locations, tilesUrl, locationid, latitude, longitude]);
  if (!locations) return <Skeleton className="h-80 rounded-card" />;
  const name = locations.find((location) => location.locationid === locationid)?.name;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-stone-500">{t('address.mapHint')}</p>
      {/* The library's own style sheet comes later and has a grey ground. */}
      <div
        ref={ground}
        role="application"
        aria-label={t('address.mapLabel')}
        dir="ltr"
        className="relative z-0 h-80 overflow-hidden rounded-card border border-stone-200 !bg-enamel-50 !font-sans"
      />
      <p role="status" className="text-14 font-semibold text-turquoise-600 empty:hidden">
        {name ? t('address.mapChosen', { location: name }) : ''}
      </p>
    </div>
  );
}
