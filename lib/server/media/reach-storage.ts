import { CallError } from '@/lib/contract/call-error';

import type { ServiceContext } from '../context';
import { StorageUnavailable } from '../ports/storage';

const RETRY_AFTER_SECONDS = 10;

/**
 * Work on the storage. Throws service-unavailable when that cannot be used now: nothing was kept, and it may be asked
 * again.
 */
export async function reachStorage<Result>(
  { log }: Pick<ServiceContext, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ reason: error.message }, 'the storage of uploaded files cannot be used');
    throw new CallError('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
}
