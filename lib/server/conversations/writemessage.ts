import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import type { Transaction } from '../ports/database';
import { tasks } from '../schema';
import { takeFromBudgets } from '../throttles';
import { findByKey, insertMessage, requireOpen, toWritingBudgets } from './addmessage';
import { requireRecipientConversation } from './conversation';

type Input = CallInput<'orderrecipient/writemessage'>;

/**
 * The person that an order is for has no account: the words go out in the customer's name, and no customer reads them.
 */
export const handler = defineHandler('orderrecipient/writemessage', async (input, context) => {
  const { database, clock } = context.ports;
  const { recipientId } = await requireRecipientConversation(database.connection, input.visitKey);
  await takeFromBudgets(database.connection, toWritingBudgets(`recipient-${recipientId}`), clock.now());
  const answer = await database.transaction((transaction) => write(transaction, input, context));
  context.signals.alertsPending();
  context.signals.messagesPending();
  return answer;
});

async function write(transaction: Transaction, { visitKey, text, key }: Input, context: CallContext) {
  const now = context.ports.clock.now();
  const { task: before } = await requireRecipientConversation(transaction, visitKey);
  // No move of the order comes between the look and the word.
  await transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, before.id)).for('update');
  const conversation = await requireRecipientConversation(transaction, visitKey);
  const userId = conversation.task.customerId;
  // The customer's own keys are another writer's.
  const ownKey = key ? `recipient:${key}` : null;
  const earlier = await findByKey(transaction, userId, ownKey);
  if (earlier) return earlier;
  await requireOpen(transaction, conversation, now);
  return insertMessage(transaction, conversation, { text, key: ownKey }, { userId, now });
}
