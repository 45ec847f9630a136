import { useKeptCall } from '@/lib/client/offline/use-kept-call';
import { toServerNow } from '@/lib/client/offline/use-kept-now';
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
  const options = { isKept, refreshInterval: WAY_POSITION.everyMs };
  const { fresh, standIn, nowMs } = useKeptCall('ontheway/getposition', input, options);
  if (fresh || !standIn) return fresh;
  return { ...standIn.answer, serverNowMs: toServerNow(standIn.answer.serverNowMs, standIn.keptAtMs, nowMs) };
}
