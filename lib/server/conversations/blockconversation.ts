import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { conversationBlocks } from '../schema';
import { readStanding, requireConversation } from './conversation';

export const handler = defineHandler('ordermessage/blockconversation', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const conversation = await requireConversation(transaction, input, context);
    const { task, providerId, side } = conversation;
    if (providerId === null || side === 'desk') throw new CallError('conversation-closed');
    const own = { taskId: task.id, providerId, blockedById: userId };
    if (input.isBlocked)
      await transaction
        .insert(conversationBlocks)
        .values({ ...own, createdAt: now })
        .onConflictDoNothing();
    else
      await transaction
        .delete(conversationBlocks)
        .where(
          and(
            eq(conversationBlocks.taskId, own.taskId),
            eq(conversationBlocks.providerId, own.providerId),
            eq(conversationBlocks.blockedById, own.blockedById),
          ),
        );
    const { standing } = await readStanding(transaction, conversation, now);
    return { standing };
  });
});
