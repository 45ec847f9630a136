import { WayCard } from '@/components/shared/way/way-card';
import { useCall } from '@/lib/client/use-call';
import { WAY_POSITION } from '@/lib/domain/constants/providers';

import type { TaskDetail } from './task-detail';

/** Where the provider is by now; polled while somebody looks at the page. */
export function OrderWay({ taskId, home }: { taskId: number; home: Pick<TaskDetail, 'latitude' | 'longitude'> }) {
  const { data } = useCall('ontheway/getposition', { taskid: taskId }, { refreshInterval: WAY_POSITION.everyMs });
  const { latitude, longitude } = home;
  if (!data) return null;
  return <WayCard whereabouts={data} home={latitude === null || longitude === null ? null : { latitude, longitude }} />;
}
