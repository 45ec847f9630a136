import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';

import { toFileUrl } from '@/lib/domain/uploaded-file';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { orderMessages } from '../schema';
import { masksContact, readStanding, requireConversation, type Conversation } from './conversation';
import { tellOfMark } from './tell';

type MessageRow = typeof orderMessages.$inferSelect;

/** What the reader gets has arrived, and its writer sees that. */
export const handler = defineHandler('ordermessage/getallmessage', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const conversation = await requireConversation(database.connection, input, context);
  const rows = await listMessages(conversation, input.afterId ?? null, context);
  await markDelivered(conversation, rows, context);
  const { standing, closesAt } = await readStanding(database.connection, conversation, now);
  return {
    lstMessage: rows.map((row) => toMessage(row, conversation, now)),
    standing,
    masksContact: masksContact(conversation.task),
    closesAtMs: closesAt?.getTime() ?? null,
    unreadCount: rows.filter((row) => isOthers(row, conversation) && row.readAt === null).length,
    serverNowMs: now.getTime(),
  };
});

async function listMessages(
  { task, providerId }: Conversation,
  afterId: number | null,
  { ports }: CallContext,
): Promise<MessageRow[]> {
  if (providerId === null) return [];
  return ports.database.connection
    .select()
    .from(orderMessages)
    .where(
      and(
        eq(orderMessages.taskId, task.id),
        eq(orderMessages.providerId, providerId),
        afterId === null ? undefined : gt(orderMessages.id, afterId),
      ),
    )
    .orderBy(asc(orderMessages.id));
}

function isOthers(row: MessageRow, { side }: Conversation): boolean {
  return side !== 'desk' && row.side !== side;
}

async function markDelivered(
  conversation: Conversation,
  rows: readonly MessageRow[],
  { ports, signals }: CallContext,
): Promise<void> {
  const { task, providerId, side } = conversation;
  const isNew = rows.some((row) => isOthers(row, conversation) && row.deliveredAt === null);
  if (!isNew || providerId === null) return;
  const now = ports.clock.now();
  await ports.database.transaction(async (transaction) => {
    const marked = await transaction
      .update(orderMessages)
      .set({ deliveredAt: now })
      .where(
        and(
          eq(orderMessages.taskId, task.id),
          eq(orderMessages.providerId, providerId),
          ne(orderMessages.side, side),
          isNull(orderMessages.deliveredAt),
        ),
      )
      .returning({ id: orderMessages.id });
    const writer = side === 'customer' ? 'provider' : 'customer';
    if (marked.length > 0) await tellOfMark(transaction, { task, providerId, side: writer, now });
  });
  signals.alertsPending();
}

function toMessage(row: MessageRow, conversation: Conversation, now: Date) {
  const deliveredAt = row.deliveredAt ?? (isOthers(row, conversation) ? now : null);
  return {
    messageId: row.id,
    from: row.side,
    text: row.text,
    fileurl: row.fileId === null ? null : toFileUrl(row.fileId),
    fileKind: row.fileId === null ? null : row.fileKind,
    isMasked: row.isMasked,
    sentAtMs: row.sentAt.getTime(),
    deliveredAtMs: deliveredAt?.getTime() ?? null,
    readAtMs: row.readAt?.getTime() ?? null,
  };
}
