import { lt } from 'drizzle-orm';

import { MESSAGE_MEMORY_MS } from '@/lib/domain/constants';

import type { Executor } from '../ports/database';
import { mailOutbox, outgoingMessages } from '../schema';

/** Removes what was sent or given up a month ago: the texts are people's own. For the timers, once an hour. */
export async function sweepMessages(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_MEMORY_MS);
  await executor.delete(outgoingMessages).where(lt(outgoingMessages.settledAt, before));
  await executor.delete(mailOutbox).where(lt(mailOutbox.sentAt, before));
}
