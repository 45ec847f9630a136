import { eq, sql } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { EXCUSE, RELIABILITY } from '@/lib/domain/constants/providers';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { providers, reliabilityEvents, tasks, withdrawalExcuses } from '../schema';
import { keepExcuse, lockFault } from './excuses';

/**
 * Papers that could not be sent with the withdrawal. The points come back until an operator has decided; what followed
 * from them goes on until then.
 */
export const handler = defineHandler('provider/sendexcuse', async ({ taskid, ...excuse }, context) => {
  await context.ports.database.transaction((transaction) => send(transaction, context, { taskid, ...excuse }));
  context.signals.messagesPending();
  return {};
});

async function send(
  transaction: Transaction,
  context: CallContext,
  { taskid: taskId, ...excuse }: CallInput<'provider/sendexcuse'>,
): Promise<void> {
  const person = await holdPerson(transaction, requireActor(context).userId);
  const { id: userId } = person;
  const now = context.ports.clock.now();
  const event = await lockFault(transaction, { userId, taskId });
  if (!event) throw await toRefusal(transaction, { userId, taskId });
  const isLate = now.getTime() > event.at.getTime() + EXCUSE.sentMs;
  const isSent = (await transaction.$count(withdrawalExcuses, eq(withdrawalExcuses.eventId, event.id))) > 0;
  if (event.liftedAt !== null || isLate || isSent) throw new CallError('excuse-closed');
  await keepExcuse(transaction, context, { person, taskId, excuse });
  await transaction.update(reliabilityEvents).set({ liftedAt: now }).where(eq(reliabilityEvents.id, event.id));
  await transaction
    .update(providers)
    .set({
      reliability: sql`least(${RELIABILITY.most}::integer, ${providers.reliability} - ${event.points}::integer)`,
    })
    .where(eq(providers.userId, userId));
}

/** Why an order without a fault of this provider's takes no papers. */
async function toRefusal(
  transaction: Transaction,
  { userId, taskId }: { readonly userId: number; readonly taskId: number },
): Promise<CallError> {
  const [order] = await transaction.select({ providerId: tasks.providerId }).from(tasks).where(eq(tasks.id, taskId));
  if (!order) return new CallError('not-found');
  return new CallError(order.providerId === userId ? 'excuse-closed' : 'not-yours');
}
