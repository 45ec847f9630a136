import { and, eq, gt, lt, not, or, sql, type SQL } from 'drizzle-orm';

import { isOverlapping, type Interval } from '@/lib/domain/order/delivery-time';

import { findHolder, holdBy, listBookedOf, lockTeamOf } from '../../../availability';
import type { Transaction } from '../../../ports/database';
import { PendingWrite, writeTogether } from '../../../ports/write-together';
import { bookings, toComer, type TaskRow } from '../../../schema';
import { TeamTaken, toSlotWrite } from '../../record/store';

interface AskedOrder {
  readonly before: TaskRow;
  /** The order with the question. */
  readonly task: TaskRow;
}

/**
 * Holds the asked hour beside the agreed one: in a row of its own, or in the agreed hour's row where the two overlap.
 * The agreed hour stays held throughout. One person of a company's team is held for both; throws TeamTaken where nobody
 * is free for both. The database refuses by SLOT_CONSTRAINT what overlaps another order.
 */
export async function holdAskedHour(transaction: Transaction, { before, task }: AskedOrder): Promise<void> {
  const providerId = toComer(task);
  const personId = await holdPerson(transaction, task, providerId);
  const agreed = listBookedOf(before);
  const isHeld = (span: Interval) => agreed.some((known) => isOverlapping(known, span));
  const booked = listBookedOf(task);
  const added = booked.filter((span) => !isHeld(span));
  await writeTogether(transaction, [
    ...booked.filter(isHeld).map((span) => new PendingWrite(updateSpan(transaction, task, span))),
    ...(added.length > 0 ? [toSlotWrite(transaction, task, { providerId, personId }, added)] : []),
  ]);
}

async function holdPerson(transaction: Transaction, task: TaskRow, providerId: number): Promise<number> {
  const companyId = await lockTeamOf(transaction, providerId);
  if (companyId !== providerId) return providerId;
  const personId = await findHolder(transaction, task, { companyId });
  if (personId === null) throw new TeamTaken(companyId);
  await holdBy(transaction, { taskId: task.id, personId });
  return personId;
}

function updateSpan(transaction: Transaction, task: TaskRow, span: Interval) {
  return transaction
    .update(bookings)
    .set({ startsAt: new Date(span.startsAtMs), endsAt: new Date(span.endsAtMs) })
    .where(and(isLiveOf(task), isDuring(span)));
}

/**
 * Frees the hour that an answered question leaves out. Rows only become shorter, so the database refuses none of them.
 */
export function toFreedHour(transaction: Transaction, { before, task }: AskedOrder): PendingWrite[] {
  if (!before.detail?.askedHour || task.detail?.askedHour) return [];
  const kept = listBookedOf(task);
  const narrowed = kept.map((span) =>
    transaction
      .update(bookings)
      .set({
        startsAt: sql`greatest(${bookings.startsAt}, ${toInstant(span.startsAtMs)})`,
        endsAt: sql`least(${bookings.endsAt}, ${toInstant(span.endsAtMs)})`,
      })
      .where(and(isLiveOf(task), isDuring(span))),
  );
  const freed = transaction
    .update(bookings)
    .set({ isLive: false })
    .where(and(isLiveOf(task), not(or(...kept.map(isDuring)) ?? sql`false`)));
  return [...narrowed, freed].map((statement) => new PendingWrite(statement));
}

const isLiveOf = ({ id }: TaskRow): SQL | undefined => and(eq(bookings.taskId, id), eq(bookings.isLive, true));

const isDuring = ({ startsAtMs, endsAtMs }: Interval): SQL | undefined =>
  and(lt(bookings.startsAt, new Date(endsAtMs)), gt(bookings.endsAt, new Date(startsAtMs)));

const toInstant = (instantMs: number): SQL => sql`${new Date(instantMs).toISOString()}::timestamptz`;
