import type { CallAnswer } from '@/lib/contract';

import { toArrival, type Arrival } from './arrival';
import { useAgeMs } from './use-age-ms';
import { useWhereabouts } from './use-whereabouts';

type Task = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

interface KnownArrival {
  /** A position is shared, and nobody has arrived. */
  readonly isShared: boolean;
  readonly arrival: Arrival | null;
}

/** When the professional of an order is expected at its door; asked for while they are on the way. */
export function useArrival(task: Pick<Task, 'taskid' | 'state' | 'latitude' | 'longitude'> | undefined): KnownArrival {
  const data = useWhereabouts(task?.state === 'EN_ROUTE' ? task.taskid : null);
  const position = data?.position ?? null;
  const ageMs = useAgeMs(position?.atMs ?? 0, data?.serverNowMs ?? 0);
  if (!position || !task) return { isShared: false, arrival: null };
  const { latitude, longitude } = task;
  const door = latitude === null || longitude === null ? null : { latitude, longitude };
  return { isShared: true, arrival: toArrival(position, ageMs, door) };
}
