import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { LatLong } from '@/components/shared/map/city-areas';
import type { MapMarker } from '@/components/shared/map/map-marker';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { PictureMap } from '@/components/shared/map/picture-map';
import { useCall } from '@/lib/client/use-call';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toSpan, type Stop } from './day';

/** The way of the day: a plate with its hour for each door, and a line from one to the next. */
export function DayRoute({ stops }: { stops: readonly Stop[] }) {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  const { data } = useCall('geo/getalllocationbycityid', { cityid: stops[0]?.door.cityid ?? 0 });
  const markers = useMemo<readonly MapMarker[]>(
    () =>
      stops.map(({ work, door: { latitude, longitude } }) => {
        const time = formatClock(toSpan(work).fromMs, locale);
        const label = t('mapStop', { time, name: toWorkName(work) });
        return { id: `work-${work.taskid}`, kind: 'door', latitude, longitude, label, shortLabel: time };
      }),
    [stops, locale, t],
  );
  const trace = useMemo<readonly LatLong[]>(
    () => stops.map(({ door: { latitude, longitude } }) => [latitude, longitude]),
    [stops],
  );
  if (!data || data.lstLocation.length === 0) return <MapSkeleton isPicture />;
  return <PictureMap neighbourhoods={data.lstLocation} markers={markers} trace={trace} label={t('mapLabel')} />;
}
