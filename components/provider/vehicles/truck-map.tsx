import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { MapMarker } from '@/components/shared/map/map-marker';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { PictureMap } from '@/components/shared/map/picture-map';
import type { OwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface TruckMapProps {
  readonly truck: Pick<NonNullable<OwnVehicles['truck']>, 'googleLat' | 'googleLong'>;
  readonly number: string;
  readonly day: Pick<NonNullable<CallAnswer<'expert/getdashboard'>['truckDay']>, 'cityid' | 'lstDemand'>;
  readonly ageMinutes: number;
}

/** The own truck, and a circle for each neighbourhood that asks for petrol. Load it when it is used. */
export function TruckMap({ truck, number, day: { cityid, lstDemand }, ageMinutes }: TruckMapProps) {
  const t = useTranslations('work-vehicles.day');
  const locale = useLocale();
  const { data, error } = useCall('geo/getalllocationbycityid', { cityid });
  const { googleLat, googleLong } = truck;
  const neighbourhoods = data?.lstLocation;
  const markers = useMemo<readonly MapMarker[]>(
    () => [
      {
        id: 'own-truck',
        kind: 'truck',
        latitude: googleLat,
        longitude: googleLong,
        label: t('own'),
        ...(number && { shortLabel: number }),
        ageMinutes,
      },
      ...lstDemand.map(({ locationid, orderCount, ...place }): MapMarker => {
        const orders = t('orders', { count: orderCount, shown: formatNumber(orderCount, locale) });
        const name = neighbourhoods?.find((known) => known.locationid === locationid)?.name;
        return {
          id: `demand-${locationid}`,
          kind: 'demand',
          latitude: place.googleLat,
          longitude: place.googleLong,
          label: [name, orders].filter(Boolean).join(': '),
          shortLabel: orders,
        };
      }),
    ],
    [googleLat, googleLong, number, ageMinutes, lstDemand, neighbourhoods, locale, t],
  );
  if (!neighbourhoods) return error ? null : <MapSkeleton isPicture />;
  if (neighbourhoods.length === 0) return null;
  return <PictureMap neighbourhoods={neighbourhoods} markers={markers} label={t('map')} />;
}
