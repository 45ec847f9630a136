import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { readKnownTiles } from '@/components/shared/map/known-tiles';
import { MarkerFace } from '@/components/shared/map/map-marker';
import { useTravelText, type Travel } from '@/components/shared/use-travel-text';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { savesData } from '@/lib/domain/site/saves-data';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOwnPlace } from '../own-place';
import type { WorkDetail } from '../work-move';

const LOOK = 'h-32 small-phone:h-24 desktop:h-24';

const StreetMap = dynamic(
  toPatientLoader(() => import('@/components/shared/map/street-map').then((module) => module.StreetMap)),
  { ssr: false, loading: () => <div className={`${LOOK} rounded-card bg-enamel-50`} /> },
);

type Door = Pick<WorkDetail, 'latitude' | 'longitude'>;

/** Whether a door can be drawn on its streets: not without tiles, and not for somebody who saves data. */
export const canDrawDoor = ({ latitude, longitude }: Door): boolean =>
  readKnownTiles() !== null && latitude !== null && longitude !== null && !savesData(fromNavigator('connection'));

interface DoorMapProps {
  readonly work: WorkDetail;
  /** How far it is; null where nobody knows. */
  readonly travel: Travel | null;
}

/** The door of the next job on its streets, with how far it is. Nothing where it cannot be drawn. */
export function DoorMap({ work, travel }: DoorMapProps) {
  const t = useTranslations('provider.wayMap');
  const toTravelText = useTravelText('other');
  const locale = useLocale();
  const { taskid, latitude, longitude, deliveryStreet } = work;
  const from = useOwnPlace(taskid);
  const tiles = readKnownTiles();
  if (!tiles || latitude === null || longitude === null || !canDrawDoor(work)) return null;
  const point = { latitude, longitude };
  const shortLabel = formatDigits(toLatinDigits(toDoorNumber(deliveryStreet)), locale);
  return (
    // On the smallest phones it comes after the cash, which is seen without scrolling.
    <div className="relative flex flex-col gap-2 small-phone:order-1">
      <StreetMap
        tiles={tiles}
        point={point}
        withinMetres={null}
        from={from}
        label={t(from ? 'labelOwn' : 'label')}
        className={LOOK}
      >
        <MarkerFace marker={{ id: 'door', kind: 'door', ...point, label: t('label'), shortLabel }} />
      </StreetMap>
      {travel && <p className="text-14 text-enamel-100">{toTravelText(travel)}</p>}
    </div>
  );
}
