import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { MessageFileKind } from '@/lib/contract/enumerations';
import { isProvidersOwn } from '@/lib/domain/order/order-states';

import { isUnmasked } from '../measures';
import type { Executor, Transaction } from '../ports/database';
import { conversationReports, orderMessages, tasks, uploadedFiles } from '../schema';
import { worksOn } from '../teams';

/**
 * The kind of a message's file. Throws not-yours for a file of another person, and for one that does not exist alike.
 */
export async function requireOwnFileKind(
  transaction: Transaction,
  fileId: number,
  ownerId: number,
): Promise<MessageFileKind> {
  const [file] = await transaction
    .select({ contentType: uploadedFiles.contentType })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.id, fileId), eq(uploadedFiles.ownerId, ownerId)));
  if (!file) throw new CallError('not-yours');
  return file.contentType.startsWith('audio/') ? 'voice' : 'photo';
}

/** Whether a file came in a conversation that somebody is a side of, was its writer's own, and is not masked. */
export async function isMessageFileFor(
  executor: Executor,
  { fileId, ownerId, readerId }: { readonly fileId: number; readonly ownerId: number; readonly readerId: number },
): Promise<boolean> {
  const found = await executor
    .select({
      customerId: tasks.customerId,
      writtenTo: orderMessages.providerId,
      providerId: tasks.providerId,
      assigneeId: tasks.assigneeId,
      state: tasks.state,
    })
    .from(orderMessages)
    .innerJoin(tasks, eq(tasks.id, orderMessages.taskId))
    .where(and(eq(orderMessages.fileId, fileId), eq(orderMessages.senderId, ownerId), isUnmasked(executor)));
  for (const message of found) {
    if (message.customerId === readerId) return true;
    if (!isProvidersOwn(message.state)) continue;
    if (message.writtenTo === readerId) return true;
    if (message.writtenTo === message.providerId && (await worksOn(executor, message, readerId))) return true;
  }
  return false;
}

/** Whether a file came in a conversation that somebody reported. */
export async function isReportedFile(executor: Executor, fileId: number): Promise<boolean> {
  const isOfConversation = and(
    eq(conversationReports.taskId, orderMessages.taskId),
    eq(conversationReports.providerId, orderMessages.providerId),
  );
  const [found] = await executor
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .innerJoin(conversationReports, isOfConversation)
    .where(eq(orderMessages.fileId, fileId))
    .limit(1);
  return found !== undefined;
}
