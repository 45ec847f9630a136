import { useCall } from '@/lib/client/use-call';
import type { CallRequest } from '@/lib/contract';

import { useDeskNews } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import type { QueueCall } from '../use-queue';

/** The call of a queue, asked for one case by its number; it is read again while it is looked at. */
export function useOneCase<Name extends QueueCall>(name: Name, input: CallRequest<Name>) {
  useDeskNews();
  const { data, error, mutate } = useCall(name, input, { refreshInterval: QUEUE_REFRESH_MS });
  return { data: useHeld(data), asked: { error, onRetry: () => void mutate() } };
}
