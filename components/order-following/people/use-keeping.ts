import { useSWRConfig } from 'swr';

import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';

import { PEOPLE } from './own-person';

/** Asks a professional to be the reader's regular, or ends it; then what the page shows of it is read again. */
export function useKeeping(userId: number) {
  const { mutate } = useSWRConfig();
  const { isSending, failure, send } = useSending();
  const run = async (work: () => Promise<unknown>) => {
    await send(work);
    await mutate(['regular/getpeople', PEOPLE, undefined]);
  };
  return {
    isSending,
    failure,
    keep: () => run(() => callFromBrowser('regular/keepprovider', { workerUserId: userId })),
    end: () => run(() => callFromBrowser('regular/endkeeping', { userId, side: 'customer' })),
  };
}
