import { and, lt, sql } from 'drizzle-orm';

import { BID_MEMORY_MS } from '@/lib/domain/constants/bidding';
import { MESSAGE_MEMORY_MS } from '@/lib/domain/constants/messages';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { inboxMessages, mailOutbox, outgoingMessages, smsOutbox } from '../schema';

/**
 * Removes messages that were sent or given up a month ago, because the texts are people's own, and ended invitations to
 * bid. All else stays in the inbox. For the timers, once an hour.
 */
export async function sweepMessages(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_MEMORY_MS);
  const isInvitation = sql`${inboxMessages.event} = 'work-bids'`;
  const isOver = lt(inboxMessages.createdAt, new Date(now.getTime() - BID_MEMORY_MS.inbox));
  await deleteOld(
    executor,
    [outgoingMessages, lt(outgoingMessages.settledAt, before)],
    [smsOutbox, lt(smsOutbox.sentAt, before)],
    [mailOutbox, lt(mailOutbox.sentAt, before)],
    [inboxMessages, and(isInvitation, isOver)],
  );
}
