import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Executor } from '../ports/database';
import { conversationReports, orderMessages, users } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { requireConversation, type Conversation } from './conversation';
import { isIncoming, toWriter } from './sides';

/** It waits at the desk, and operators are told who reports, which order, and why. */
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
    const accused = await findAccused(transaction, { task, providerId, side }, input.messageid ?? null);
    await transaction.insert(conversationReports).values({
      taskId: task.id,
      providerId,
      reporterId: userId,
      messageId: input.messageid ?? null,
      ...accused,
      text: input.text,
      createdAt: now,
    });
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

type Reported = Pick<Conversation, 'task' | 'providerId' | 'side'>;

/**
 * The writer of the reported message; without one, the other side. Throws not-found for a message that does not come to
 * the reporter in this conversation.
 */
async function findAccused(
  executor: Executor,
  { task, providerId, side }: Reported,
  messageId: number | null,
): Promise<Pick<typeof conversationReports.$inferInsert, 'accusedId' | 'accusedSide'>> {
  if (messageId === null)
    return side === 'provider'
      ? { accusedId: task.customerId, accusedSide: 'customer' }
      : { accusedId: providerId ?? 0, accusedSide: 'provider' };
  const { id, taskId, providerId: writtenTo } = orderMessages;
  const [message] = await executor
    .select()
    .from(orderMessages)
    .where(and(eq(id, messageId), eq(taskId, task.id), eq(writtenTo, providerId ?? 0)));
  if (!message || !isIncoming(message.side, side)) throw new CallError('not-found');
  const { from } = toWriter(message.side);
  return { accusedId: message.senderId, accusedSide: from === 'desk' ? 'provider' : from };
}
