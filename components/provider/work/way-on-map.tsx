import { MapPinned } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { MarkerFace } from '@/components/shared/map/map-marker';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { fromNavigator } from '@/lib/client/browser-features';
import { keepMapApp, MAP_APPS, toMapLink } from '@/lib/client/map-link';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { savesData } from '@/lib/domain/site/saves-data';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOwnPlace } from '../own-place';
import type { WorkDetail } from '../work-move';

const LOOK = 'h-48';

const StreetMap = dynamic(
  toPatientLoader(() => import('@/components/shared/map/street-map').then((module) => module.StreetMap)),
  { ssr: false, loading: () => <div className={`${LOOK} rounded-card bg-enamel-50`} /> },
);

/** On the way to a door whose place is known, until it is reached. */
export const leadsToKnownDoor = ({ state, latitude, longitude, doorWait }: WorkDetail) =>
  state === 'EN_ROUTE' && latitude !== null && longitude !== null && typeof doorWait?.arrivedAtMs !== 'number';

interface WayOnMapProps {
  readonly work: WorkDetail;
  /** Null where no map of streets is configured: the page then links to maps that have them. */
  readonly tiles: MapTiles | null;
}

/** The door on its streets, with the own place while it is shared, and the way by Neshan, Balad or the phone's map. */
export function WayOnMap({ work, tiles }: WayOnMapProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { latitude, longitude, deliveryStreet } = work;
  const from = useOwnPlace(work.taskid);
  if (!leadsToKnownDoor(work) || latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const plate = formatDigits(toLatinDigits(toDoorNumber(deliveryStreet)), locale);
  // Streets are pictures, and cost more than the page.
  const shownTiles = savesData(fromNavigator('connection')) ? null : tiles;
  const label = t('wayMap.label');
  return (
    <Card className="flex flex-col gap-3">
      {shownTiles ? (
        <StreetMap
          tiles={shownTiles}
          point={point}
          withinMetres={null}
          from={from}
          label={from ? t('wayMap.labelOwn') : label}
          className={LOOK}
        >
          <MarkerFace marker={{ id: 'door', kind: 'door', ...point, label, shortLabel: plate }} />
        </StreetMap>
      ) : (
        <p className="flex items-center gap-3">
          <Icon icon={MapPinned} size={24} className="text-enamel-600" />
          {t('wayMap.none')}
        </p>
      )}
      <ul aria-label={t('wayMap.apps')} className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        {MAP_APPS.map((app) => (
          <li key={app} className="grid">
            <a
              href={toMapLink(point, { app })}
              onClick={() => keepMapApp(app)}
              className={`${toButtonClassName({ variant: 'secondary' })} !px-2`}
            >
              {t(`maps.${app}`)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
