'use client';

import { useEffect, useRef } from 'react';

import { askPosition } from '@/components/shared/map/use-own-position';
import { useOwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { callFromBrowser } from '@/lib/client/browser';
import { TRUCK_POSITION } from '@/lib/domain/constants/trucks';

/**
 * While the driver's petrol truck is online, sends where it is as long as a page of the area is open. A position that
 * could not be sent is followed by the next; the card of the truck says how old the last one is.
 */
export function TruckWatch() {
  const { data, retry } = useOwnVehicles();
  const isOnline = data?.truck?.isOnline ?? false;
  const refresh = useRef(retry);
  useEffect(() => {
    refresh.current = retry;
  });
  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    const share = async () => {
      const found = await askPosition(TRUCK_POSITION.everyMs);
      if (isOver || typeof found === 'string') return;
      const { latitude: googleLat, longitude: googleLong } = found;
      await callFromBrowser('workvehicle/sharetruck', { googleLat, googleLong }).catch(() => undefined);
      // The card says when the last one arrived, or that another tab went offline.
      if (!isOver) refresh.current();
    };
    const timer = setInterval(() => void share(), TRUCK_POSITION.everyMs);
    void share();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOnline]);
  return null;
}
