import { and, eq, ne, type SQL } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { regulars } from '../schema';
import { tellOfRegular } from './tell';

/**
 * The customer's end removes the row. The provider's end stays as a refusal, so that the customer does not ask again
 * at once. The other side hears of the end of an agreement alone.
 */
export const handler = defineHandler('regular/endkeeping', async ({ userId: otherId, side }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const ended = await (side === 'customer'
      ? endByCustomer(transaction, isPair(userId, otherId))
      : endByProvider(transaction, isPair(otherId, userId), now));
    if (!ended.some(({ state }) => state === 'agreed')) return;
    const event = side === 'customer' ? 'regular-left' : 'regular-ended';
    await tellOfRegular(transaction, { readerId: otherId, event, about: { userId, side }, now });
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});

/** A refusal stays. */
function isPair(customerId: number, providerId: number): SQL | undefined {
  return and(eq(regulars.customerId, customerId), eq(regulars.providerId, providerId), ne(regulars.state, 'declined'));
}

function endByCustomer(transaction: Transaction, isMeant: SQL | undefined) {
  return transaction.delete(regulars).where(isMeant).returning({ state: regulars.state });
}

async function endByProvider(transaction: Transaction, isMeant: SQL | undefined, now: Date) {
  const ended = await transaction.select({ state: regulars.state }).from(regulars).where(isMeant).for('update');
  await transaction.update(regulars).set({ state: 'declined', decidedAt: now }).where(isMeant);
  return ended;
}
