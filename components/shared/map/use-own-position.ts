import { useState } from 'react';

import { attempt, fromNavigator } from '@/lib/client/browser-features';
import type { Coordinates } from '@/lib/domain/place/distance';

type AskProblem = 'denied' | 'unavailable' | 'late';
export type PositionProblem = AskProblem | 'outside';

const PATIENCE_MS = 15_000;
/** A position of so long ago is still where somebody is. */
const FRESH_MS = 60_000;

function toProblem({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): AskProblem {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'late' : 'unavailable';
}

/** This device's position; the browser asks for permission where needed. `maximumAge`: in milliseconds. */
export function askPosition(maximumAge = FRESH_MS): Promise<Coordinates | AskProblem> {
  return new Promise((resolve) => {
    // Absent where the page came over plain http, in some browsers.
    const geolocation = fromNavigator('geolocation');
    const isAsked = attempt(() => {
      geolocation?.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        (error) => resolve(toProblem(error)),
        { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge },
      );
      return geolocation !== undefined;
    });
    if (!isAsked) resolve('unavailable');
  });
}

/**
 * The device's position. The browser asks for leave when `find` is called and never before; nothing is sent anywhere.
 * `onFound` says whether the place is of use.
 */
export function useOwnPosition(onFound: (position: Coordinates) => boolean) {
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const find = async () => {
    setIsAsking(true);
    setProblem(null);
    const found = await askPosition();
    setIsAsking(false);
    if (typeof found === 'string') return setProblem(found);
    if (!onFound(found)) return setProblem('outside');
    setPosition(found);
  };
  return { position, problem, isAsking, find };
}
