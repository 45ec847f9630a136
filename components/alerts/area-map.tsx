import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { readKnownTiles } from '@/components/shared/map/known-tiles';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { CallAnswer } from '@/lib/contract';
import { ALERT_AREA_METRES } from '@/lib/domain/constants/alerts';
import { savesData } from '@/lib/domain/site/saves-data';

const LOOK = 'h-40';

const StreetMap = dynamic(
  toPatientLoader(() => import('@/components/shared/map/street-map').then((module) => module.StreetMap)),
  { ssr: false, loading: () => <div className={`${LOOK} rounded-card bg-enamel-50`} /> },
);

/** The neighbourhood as a circle on its streets, without a door. Nothing without tiles, and for who saves data. */
export function AreaMap({ work: { area, deliveryPlace } }: { work: CallAnswer<'clean/gettaskdetail'>['taskDetail'] }) {
  const t = useTranslations('alerts.facts');
  const tiles = readKnownTiles();
  if (!area || !tiles || savesData(fromNavigator('connection'))) return null;
  return (
    <StreetMap
      tiles={tiles}
      point={area}
      withinMetres={ALERT_AREA_METRES}
      label={t('area', { place: deliveryPlace })}
      className={LOOK}
    />
  );
}
