import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { BulkRefusal, DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import type { Executor } from '../../ports/database';
import { tasks, type TaskRow } from '../../schema';
import { findPendingMoney, MONEY_MOVES } from './desk-money';
import { planDeskMoney } from './plan-desk-money';

interface Planned {
  /** Null where the single act would be done now. */
  readonly refusal: BulkRefusal | null;
  /** The moved money; null where none would move. */
  readonly money: CallAnswer<'operator/planordermoney'>['plan'] | null;
}

interface Asked {
  readonly taskId: number;
  readonly operatorId: number;
  readonly now: Date;
}

const refuse = (refusal: BulkRefusal): Planned => ({ refusal, money: null });

/** The plan of `operator/moveordermoney` for an order; a cancellation moves all of its money. */
export async function planMoneyInBulk(
  executor: Executor,
  { taskId, way, rials, operatorId, now }: Asked & { readonly way: DeskMoneyWay; readonly rials: number },
): Promise<Planned> {
  const task = await find(executor, taskId);
  if (!task) return refuse('not-found');
  if (isSide(task, operatorId)) return refuse('not-yours');
  const isOpen = isMoveAllowed(MONEY_MOVES[way], task, 'operator');
  if (!isOpen || (await findPendingMoney(executor, task, { now })) !== null) return refuse('move-not-allowed');
  const money = await planDeskMoney(executor, task, { way, rials, now });
  const isSum = way === 'cancel' || money.rial <= money.leftRial;
  return { refusal: isSum ? null : 'invalid-input', money };
}

/** The plan of a second operator's approval for an order whose money waits. */
export async function planSecondAnswer(executor: Executor, { taskId, operatorId, now }: Asked): Promise<Planned> {
  const task = await find(executor, taskId);
  const waiting = task ? await findPendingMoney(executor, task, { now }) : null;
  if (!task || !waiting) return refuse('not-found');
  const { way, rials, lines } = waiting.proposal;
  const money = await planDeskMoney(executor, task, { way, rials, lines, now });
  const isOwn = waiting.askedById === operatorId || isSide(task, operatorId);
  return { refusal: isOwn ? 'not-yours' : null, money };
}

async function find(executor: Executor, taskId: number): Promise<TaskRow | undefined> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskId));
  return task;
}

function isSide({ customerId, providerId, assigneeId }: TaskRow, userId: number): boolean {
  return [customerId, providerId, assigneeId].includes(userId);
}
