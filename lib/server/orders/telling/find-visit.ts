import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../../ports/database';
import { orderRecipients } from '../../schema';

type RecipientRow = typeof orderRecipients.$inferSelect;

/** The visit that a link opens. Throws not-found for a key that nobody has, or has any more. */
export async function requireRecipientOf(executor: Executor, visitKey: string): Promise<RecipientRow> {
  const [recipient] = await executor.select().from(orderRecipients).where(eq(orderRecipients.visitKey, visitKey));
  if (!recipient) throw new CallError('not-found');
  return recipient;
}

/** An order's recipient; null where it is its customer's own. */
export async function readRecipientName(executor: Executor, taskId: number): Promise<string | null> {
  const [recipient] = await executor
    .select({ name: orderRecipients.name })
    .from(orderRecipients)
    .where(eq(orderRecipients.taskId, taskId));
  return recipient?.name ?? null;
}
