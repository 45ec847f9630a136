import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { TRUCK_POSITION } from '@/lib/domain/constants/trucks';

import { defineRowBatch } from '../batches';
import { findReader, notify } from '../messages';
import { trucks } from '../schema';

const BATCH_SIZE = 50;

/**
 * A driver who is online and whose page has sent nothing for a while is asked once, by push. Others are offered in
 * their place afterwards.
 */
export const truckPositionsAsked = defineRowBatch({
  name: 'asking trucks for a position',
  limit: BATCH_SIZE,
  table: trucks,
  id: trucks.id,
  due: trucks.seenAt,
  leadMs: -TRUCK_POSITION.askAfterMs,
  where: () =>
    and(isNotNull(trucks.onlineSince), or(isNull(trucks.askedAt), sql`${trucks.askedAt} < ${trucks.seenAt}`)),
  work: async (transaction, { id, driverId }, now) => {
    await transaction.update(trucks).set({ askedAt: now }).where(eq(trucks.id, id));
    const reader = await findReader(transaction, driverId);
    if (reader) await notify(transaction, reader, { event: 'truck-position-asked', params: {}, smsText: null, now });
  },
  wake: ({ signals }) => signals.messagesPending(),
});

/** A truck that nothing is heard of goes offline, so that a page opened days later does not offer it by itself. */
export const silentTrucksOffline = defineRowBatch({
  name: 'silent trucks going offline',
  limit: BATCH_SIZE,
  table: trucks,
  id: trucks.id,
  due: trucks.seenAt,
  leadMs: -TRUCK_POSITION.endsAfterMs,
  where: () => isNotNull(trucks.onlineSince),
  work: (transaction, { id }) => transaction.update(trucks).set({ onlineSince: null }).where(eq(trucks.id, id)),
});
