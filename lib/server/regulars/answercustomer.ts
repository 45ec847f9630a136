import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { regulars } from '../schema';
import { tellOfRegular } from './tell';

/** One answer to one question: a second finds none. */
export const handler = defineHandler('regular/answercustomer', async ({ customerUserId, isAgreed }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const state = isAgreed ? 'agreed' : 'declined';
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const { customerId, providerId } = regulars;
    const isAsked = and(eq(customerId, customerUserId), eq(providerId, userId), eq(regulars.state, 'asked'));
    const answered = await transaction
      .update(regulars)
      .set({ state, decidedAt: now })
      .where(isAsked)
      .returning({ customerId });
    if (answered.length === 0) throw new CallError('not-found');
    const about = { userId, side: 'provider' } as const;
    await tellOfRegular(transaction, { readerId: customerUserId, event: `regular-${state}`, about, now });
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});
