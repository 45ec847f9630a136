import { useMemo } from 'react';

import { WayCard } from '@/components/shared/way/way-card';
import { useCall } from '@/lib/client/use-call';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { parseAddressText } from '@/lib/domain/person/address-text';

import type { TaskDetail } from './task-detail';

interface OrderWayProps {
  readonly taskId: number;
  readonly home: Pick<TaskDetail, 'latitude' | 'longitude' | 'deliveryStreet'>;
}

/** Where the provider is by now; polled while somebody looks at the page. */
export function OrderWay({ taskId, home: { latitude, longitude, deliveryStreet } }: OrderWayProps) {
  const { data } = useCall('ontheway/getposition', { taskid: taskId }, { refreshInterval: WAY_POSITION.everyMs });
  const door = useMemo(
    () =>
      latitude === null || longitude === null
        ? null
        : { latitude, longitude, plate: parseAddressText(deliveryStreet).plate },
    [latitude, longitude, deliveryStreet],
  );
  return data ? <WayCard whereabouts={data} door={door} /> : null;
}
