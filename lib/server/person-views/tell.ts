import { eq } from 'drizzle-orm';

import { defineRowBatch } from '../batches';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { personViews } from '../schema';

const BATCH_SIZE = 50;

type ViewRow = typeof personViews.$inferSelect;

/** Ends views whose time is over, and tells each person of theirs. */
export const endingViews = defineRowBatch({
  name: 'ending views',
  limit: BATCH_SIZE,
  table: personViews,
  id: personViews.id,
  due: personViews.tellAt,
  work: async (transaction, view, now) => {
    const ended = { tellAt: null, endedAt: view.endedAt ?? view.endsAt };
    await transaction.update(personViews).set(ended).where(eq(personViews.id, view.id));
    await tellViewed(transaction, view, now);
  },
  wake: ({ signals }) => signals.messagesPending(),
});

/** The person reads in their messages that somebody of the desk looked, and why. An erased account reads nothing. */
export async function tellViewed(transaction: Transaction, { userId, reason }: ViewRow, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (reader) await notify(transaction, reader, { event: 'desk-view', params: { reason }, smsText: null, now });
}
