import { eq } from 'drizzle-orm';

import type { ProblemLinkState } from '@/lib/contract/money-enumerations';
import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { isWorkDone } from '@/lib/domain/order/order-states';

import type { CallContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { tasks, type TaskRow } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { readSignedKey, requireSignedId, toSignedKey } from '../record/signed-link';
import { lockTask } from '../record/store';

/** The order that a link is for. A wrong key counts for its address. Throws not-found, TooMuchRequest. */
export async function requireLinkedTask(context: CallContext, problemKey: string): Promise<TaskRow> {
  const link = { purpose: 'problem-links', key: problemKey, wrongKeys: 'wrongProblemKey' } as const;
  const taskId = await requireSignedId(context, link);
  const [task] = await context.ports.database.connection.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  return task;
}

/** Under the order's lock. Throws move-not-allowed where its link does not take `asked` any more. */
export async function lockLinkedTask(
  transaction: Transaction,
  { id }: TaskRow,
  { asked, now }: { readonly asked: ProblemLinkState; readonly now: Date },
): Promise<TaskRow> {
  const task = await lockTask(transaction, id);
  if (toLinkState(task, now) !== asked) throw new CallError('move-not-allowed');
  return task;
}

/** The state of an order's link now. It ends when the money would be released by time, before the timer too. */
export function toLinkState(task: TaskRow, now: Date): ProblemLinkState {
  if (task.disputedAt !== null) return 'reported';
  if (isMoveAllowed('contestFee', task, 'customer') && isAhead(task.feeDueAt, now)) return 'fee';
  const isDone = isWorkDone(task.state) && isMoveAllowed('dispute', task, 'customer') && task.cashOutcome !== 'none';
  return isDone && isAhead(task.completesAt, now) ? 'work' : 'over';
}

function isAhead(at: Date | null, now: Date): boolean {
  return at !== null && now <= at;
}

/** Names a photo in the report of one order, so that a link cannot show another file of the customer's. */
export function toPhotoKey({ configuration }: CallContext, taskId: number, fileId: number): string {
  return toSignedKey(requireSessionSecret(configuration), `problem-photos-${taskId}`, fileId);
}

/** Throws not-yours for a key that was not made for this order. */
export function readPhotoKeys({ configuration }: CallContext, taskId: number, keys: readonly string[]): number[] {
  const secret = requireSessionSecret(configuration);
  return keys.map((key) => {
    const fileId = readSignedKey(secret, `problem-photos-${taskId}`, key);
    if (fileId === null) throw new CallError('not-yours');
    return fileId;
  });
}
