import { useCall } from '@/lib/client/use-call';
import { toServerNow, useDeviceNow } from '@/lib/client/offline/use-kept-now';
import { useKeptAnswer } from '@/lib/client/offline/use-kept-answer';
import type { CallAnswer } from '@/lib/contract';
import { WAY_POSITION } from '@/lib/domain/constants/providers';

type Whereabouts = CallAnswer<'ontheway/getposition'>;

const isKept = ({ position }: Whereabouts) => position !== null;

/**
 * The last position of the person who comes to an order, asked for while the page is in sight. Without a network the
 * position that was read last stays, and grows old. A null order is not asked for.
 */
export function useWhereabouts(taskId: number | null): Whereabouts | undefined {
  const input = taskId === null ? null : { taskid: taskId };
  const { data, error } = useCall('ontheway/getposition', input, { refreshInterval: WAY_POSITION.everyMs });
  const kept = useKeptAnswer('ontheway/getposition', input, { fresh: data, isOver: false, isKept });
  const nowMs = useDeviceNow();
  if (data || !kept || !error) return data;
  return { ...kept.answer, serverNowMs: toServerNow(kept.answer.serverNowMs, kept.keptAtMs, nowMs) };
}
