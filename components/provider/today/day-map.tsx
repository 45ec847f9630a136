import { Map } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { isDesktop } from '@/components/shared/is-desktop';
import { readKnownTiles } from '@/components/shared/map/known-tiles';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { Work } from '../work-card';
import { listStops } from './day';

const DayRoute = dynamic(
  toPatientLoader(() => import('./day-route').then((module) => module.DayRoute)),
  { ssr: false, loading: () => <MapSkeleton isPicture /> },
);

/** The doors of the day on the city's map, from one to the next; on a phone fetched when somebody wants to see it. */
export function DayMap({ works }: { works: readonly Work[] }) {
  const t = useTranslations('provider.todayScreen');
  // A desktop has the room beside the table; on a phone it costs nothing until it is asked for.
  const [isOpen, setIsOpen] = useState(isDesktop);
  const stops = listStops(works);
  // On a phone a single door is on the streets of its own card, where there are tiles.
  if (stops.length < (isOpen || !readKnownTiles() ? 1 : 2)) return null;
  if (isOpen) return <DayRoute stops={stops} />;
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      <Icon icon={Map} />
      {t('map')}
    </Button>
  );
}
