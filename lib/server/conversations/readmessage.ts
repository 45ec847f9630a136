import { and, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { orderMessages } from '../schema';
import { requireConversation } from './conversation';
import { tellOfMark } from './tell';

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
          ne(orderMessages.side, side),
          lte(orderMessages.id, input.upToId),
          // What nobody asked for was not seen, however much newer is what was.
          isNotNull(orderMessages.deliveredAt),
          isNull(orderMessages.readAt),
        ),
      )
      .returning({ id: orderMessages.id });
    const writer = side === 'customer' ? 'provider' : 'customer';
    if (marked.length > 0) await tellOfMark(transaction, { task, providerId, side: writer, now });
  });
  context.signals.alertsPending();
  return {};
});
