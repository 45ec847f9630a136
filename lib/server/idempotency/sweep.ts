import { lt } from 'drizzle-orm';

import { IDEMPOTENCY_MEMORY_MS } from '@/lib/domain/constants/orders';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { idempotencyKeys } from '../schema';

/**
 * Removes keys that no client tries again: the hours that a draft asks for are over by then. For the timers, once an
 * hour.
 */
export function sweepKeys(executor: Executor, now: Date): Promise<void> {
  return deleteOld(executor, [
    idempotencyKeys,
    lt(idempotencyKeys.createdAt, new Date(now.getTime() - IDEMPOTENCY_MEMORY_MS)),
  ]);
}
