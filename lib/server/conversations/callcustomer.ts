import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { findReader } from '../messages';
import { noteWordOfProvider, requireAtDoor } from '../orders';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { getWords } from '../words/words';
import { insertMessage } from './addmessage';
import { readStanding, requireConversation } from './conversation';

/**
 * The provider at the door calls: that is written to the customer as well, once an arrival. A customer who wants no
 * messages is told by the countdown's own one.
 */
export const handler = defineHandler('ordermessage/callcustomer', async ({ taskid }, context) => {
  await context.ports.database.transaction((transaction) => call(transaction, taskid, context));
  context.signals.alertsPending();
  context.signals.messagesPending();
  return {};
});

async function call(transaction: Transaction, taskId: number, context: CallContext): Promise<void> {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  await holdPerson(transaction, userId);
  const { task, hasWritten } = await requireAtDoor(transaction, taskId, userId);
  if (hasWritten) return;
  const conversation = await requireConversation(transaction, { taskid: taskId }, context);
  if (conversation.side !== 'provider') throw new CallError('not-yours');
  const { standing } = await readStanding(transaction, conversation, now);
  const customer = await findReader(transaction, task.customerId);
  if (standing === 'open' && customer) {
    const text = getWords(customer.locale, 'conversation').say('calls');
    await insertMessage(transaction, conversation, { text }, { userId, now });
  } else await noteWordOfProvider(transaction, task, now);
}
