import { useMemo } from 'react';

import type { CallAnswer } from '@/lib/contract';
import { toDoorNumber } from '@/lib/domain/person/address-text';

import { useWhereabouts } from './use-whereabouts';
import { WayCard } from './way-card';

interface OrderWayProps {
  readonly taskId: number;
  readonly home: Pick<CallAnswer<'clean/gettaskdetail'>['taskDetail'], 'latitude' | 'longitude' | 'deliveryStreet'>;
  /** The reader waits there; else it is a customer’s of the reader’s company. */
  readonly isOwnDoor: boolean;
}

/** The provider's present position; polled while the page is in sight. */
export function OrderWay({ taskId, home: { latitude, longitude, deliveryStreet }, isOwnDoor }: OrderWayProps) {
  const data = useWhereabouts(taskId);
  const door = useMemo(
    () =>
      latitude === null || longitude === null ? null : { latitude, longitude, plate: toDoorNumber(deliveryStreet) },
    [latitude, longitude, deliveryStreet],
  );
  return data ? <WayCard whereabouts={data} door={door} isOwnDoor={isOwnDoor} isBelowHero={isOwnDoor} /> : null;
}
