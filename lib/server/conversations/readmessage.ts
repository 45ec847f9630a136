import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { orderMessages } from '../schema';
import { requireConversation } from './conversation';
import { listIncomingSides } from './sides';
import { tellOfMarks } from './tell';

export const handler = defineHandler('ordermessage/readmessage', async (input, context) => {
  const { database, clock } = context.ports;
  const { task, providerId, side } = await requireConversation(database.connection, input, context);
  if (providerId === null || side === 'desk') return {};
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const marked = await transaction
      .update(orderMessages)
      .set({ readAt: now })
      .where(
        and(
          eq(orderMessages.taskId, task.id),
          eq(orderMessages.providerId, providerId),
          inArray(orderMessages.side, listIncomingSides(side)),
          lte(orderMessages.id, input.upToId),
          // What nobody asked for was not seen, however much newer is what was.
          isNotNull(orderMessages.deliveredAt),
          isNull(orderMessages.readAt),
        ),
      )
      .returning({ side: orderMessages.side });
    await tellOfMarks(transaction, { task, providerId, sides: marked.map((row) => row.side), now });
  });
  context.signals.alertsPending();
  return {};
});
