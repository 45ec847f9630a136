import { and, eq, or } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { addressNotes, bookmarks, customerRatings, hourOffers, partings, regulars } from '../schema';

/**
 * The person's regulars and questions, the number of customers who keep or ask them, without their identity, and the
 * notes.
 */
export async function listRegulars(executor: Executor, userId: number): Promise<unknown> {
  return {
    people: await executor
      .select({
        providerId: regulars.providerId,
        state: regulars.state,
        askedAt: regulars.askedAt,
        decidedAt: regulars.decidedAt,
      })
      .from(regulars)
      .where(eq(regulars.customerId, userId)),
    ...(await listWishes(executor, userId)),
    customerCount: await executor.$count(regulars, eq(regulars.providerId, userId)),
    notes: await listCustomerNotes(executor, userId),
  };
}

/**
 * Their own partings only: the other side's belong to that side. The hours offered to them or by them, and their
 * bookmarks.
 */
async function listWishes(executor: Executor, userId: number) {
  return {
    partings: await executor
      .select({ taskId: partings.taskId, side: partings.wantedBy, partedAt: partings.partedAt })
      .from(partings)
      .where(
        or(
          and(eq(partings.customerId, userId), eq(partings.wantedBy, 'customer')),
          and(eq(partings.providerId, userId), eq(partings.wantedBy, 'provider')),
        ),
      ),
    hourOffers: await executor
      .select({
        taskId: hourOffers.taskId,
        gDate: hourOffers.gDate,
        deliveryTimeId: hourOffers.deliveryTimeId,
        state: hourOffers.state,
        offeredAt: hourOffers.offeredAt,
      })
      .from(hourOffers)
      .where(or(eq(hourOffers.customerId, userId), eq(hourOffers.providerId, userId))),
    bookmarks: await executor
      .select({ kind: bookmarks.kind, subjectId: bookmarks.subjectId, markedAt: bookmarks.markedAt })
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId)),
  };
}

/** Providers' notes on a customer and on the customer's addresses, without the writers; and the own notes. */
async function listCustomerNotes(executor: Executor, userId: number): Promise<unknown> {
  const { isReady, hasPaid, isRespectful, ratedAt } = customerRatings;
  const { text, writtenAt } = addressNotes;
  return {
    ratingsOfMe: await executor
      .select({ isReady, hasPaid, isRespectful, ratedAt })
      .from(customerRatings)
      .where(eq(customerRatings.customerId, userId)),
    notesOfMyAddresses: await executor
      .select({ text, writtenAt })
      .from(addressNotes)
      .where(eq(addressNotes.customerId, userId)),
    ownRatings: await executor
      .select({ isReady, hasPaid, isRespectful, ratedAt })
      .from(customerRatings)
      .where(eq(customerRatings.providerId, userId)),
    ownNotes: await executor.select({ text, writtenAt }).from(addressNotes).where(eq(addressNotes.providerId, userId)),
  };
}
