'use client';

import { MapPinned } from 'lucide';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { Fold } from '@/components/ui/fold';
import { afterPaint } from '@/lib/client/after-paint';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { loadFunnelWords } from '@/lib/i18n/order-words';

import type { PlaceMapProps } from './place-map';

const PlaceMap = dynamic(
  toPatientLoader(() => import('./place-map').then((module) => module.PlaceMap)),
  { ssr: false, loading: () => <MapSkeleton /> },
);

const ID = 'worker-map';
const WORDS = { order: loadFunnelWords };

interface WorkerMapProps extends PlaceMapProps {
  readonly title: string;
  readonly hint: string;
}

/** The neighbourhoods that professionals come to, on a map that is fetched when it is opened. No home is on it. */
export function WorkerMap({ title, hint, ...map }: WorkerMapProps) {
  const [isWanted, setIsWanted] = useState(false);
  // It may have been opened before the framework was awake.
  useEffect(() => {
    const fold = document.getElementById(ID);
    if (fold instanceof HTMLDetailsElement && fold.open) afterPaint(() => setIsWanted(true));
  }, []);
  return (
    <Fold id={ID} icon={MapPinned} title={title} onOpen={() => setIsWanted(true)}>
      <p className="pb-3 text-14 text-stone-500">{hint}</p>
      {isWanted ? (
        <LateWords words={WORDS}>
          <PlaceMap {...map} />
        </LateWords>
      ) : (
        <MapSkeleton />
      )}
    </Fold>
  );
}
