import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { readKnownTiles } from '@/components/shared/map/known-tiles';
import { MarkerFace } from '@/components/shared/map/map-marker';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { savesData } from '@/lib/domain/site/saves-data';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOwnPlace } from '../own-place';
import type { WorkDetail } from '../work-move';

const LOOK = 'h-32';

const StreetMap = dynamic(
  toPatientLoader(() => import('@/components/shared/map/street-map').then((module) => module.StreetMap)),
  { ssr: false, loading: () => <div className={`${LOOK} rounded-card bg-enamel-50`} /> },
);

/** The door of the next job on its streets. Nothing without tiles, and for somebody who saves data. */
export function DoorMap({ work: { taskid, latitude, longitude, deliveryStreet } }: { readonly work: WorkDetail }) {
  const t = useTranslations('provider.wayMap');
  const locale = useLocale();
  const from = useOwnPlace(taskid);
  const tiles = readKnownTiles();
  if (!tiles || latitude === null || longitude === null || savesData(fromNavigator('connection'))) return null;
  const point = { latitude, longitude };
  const shortLabel = formatDigits(toLatinDigits(toDoorNumber(deliveryStreet)), locale);
  return (
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
  );
}
