import { useMemo } from 'react';

import type { CallAnswer } from '@/lib/contract';
import { toDoorNumber } from '@/lib/domain/person/address-text';

import { useWhereabouts } from './use-whereabouts';
import { WayCard } from './way-card';

interface OrderWayProps {
  readonly taskId: number;
  readonly home: Pick<
    CallAnswer<'clean/gettaskdetail'>['taskDetail'],
    'latitude' | 'longitude' | 'deliveryStreet' | 'providerName' | 'providerImage'
  >;
  /** The reader waits there; else it is a customer’s of the reader’s company. */
  readonly isOwnDoor: boolean;
}

/** The provider's present position; polled while the page is in sight. */
export function OrderWay({ taskId, home, isOwnDoor }: OrderWayProps) {
  const { latitude, longitude, deliveryStreet, providerName, providerImage } = home;
  const data = useWhereabouts(taskId);
  const door = useMemo(
    () =>
      latitude === null || longitude === null ? null : { latitude, longitude, plate: toDoorNumber(deliveryStreet) },
    [latitude, longitude, deliveryStreet],
  );
  // Of a company's order the name is the company's, and somebody else goes.
  const person = useMemo(
    () => (isOwnDoor && providerName !== null ? { name: providerName, imageUrl: providerImage } : undefined),
    [isOwnDoor, providerName, providerImage],
  );
  if (!data) return null;
  return <WayCard whereabouts={data} door={door} person={person} isOwnDoor={isOwnDoor} isBelowHero={isOwnDoor} />;
}
