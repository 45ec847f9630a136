import { lt } from 'drizzle-orm';

import { MESSAGE_MEMORY_MS } from '@/lib/domain/constants';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { mailOutbox, outgoingMessages } from '../schema';

/** Removes what was sent or given up a month ago: the texts are people's own. For the timers, once an hour. */
export async function sweepMessages(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_MEMORY_MS);
  await deleteOld(executor, outgoingMessages, lt(outgoingMessages.settledAt, before));
  await deleteOld(executor, mailOutbox, lt(mailOutbox.sentAt, before));
}
