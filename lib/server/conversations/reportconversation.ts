import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { users } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { requireConversation } from './conversation';

/** Operators read who reports, which order, and why. */
export const handler = defineHandler('ordermessage/reportconversation', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const { task, providerId, side } = await requireConversation(database.connection, input, context);
  if (providerId === null || side === 'desk') throw new CallError('conversation-closed');
  const budget = toBudget('message-reports', userId);
  await takeFromBudgets(database.connection, [budget], now);
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const [person] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
      .from(users)
      .where(eq(users.id, userId));
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
    const params = { name, mobile: person?.mobile ?? '', code: task.code, side, text: input.text };
    const arrival = { address: context.configuration.enquiryAddress, now };
    await tellOperators(transaction, { event: 'conversation-report', params }, arrival);
  });
  context.signals.messagesPending();
  return {};
});
