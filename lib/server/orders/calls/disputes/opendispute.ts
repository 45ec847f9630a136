import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { takesDamageAlone } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { CallContext } from '../../../context';
import { tellOperators } from '../../../enquiries';
import { defineHandler, requireActor } from '../../../handler';
import { getOrderMoney, toHeldRials } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { disputes, users, type TaskRow } from '../../../schema';
import { moveLocked } from '../../moves/move';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

type Report = CallInput<'dispute/opendispute'>;

/**
 * Under the order's lock, in one transaction: the money stays where it is, and both sides and the operators are told.
 */
export const handler = defineHandler('dispute/opendispute', async (report, context) => {
  const dispute = await context.ports.database.transaction((transaction) => open(transaction, report, context));
  sendAfterCommit(context);
  return { dispute };
});

async function open(transaction: Transaction, { taskid, reason, text }: Report, context: CallContext) {
  const openedById = requireActor(context).userId;
  const now = context.ports.clock.now();
  const task = await lockTask(transaction, taskid);
  if (task.customerId !== openedById) throw new CallError('not-yours');
  if (task.disputedAt !== null || isTooLateFor(reason, task, now)) throw new CallError('move-not-allowed');
  await moveLocked(transaction, task, { move: 'dispute', actorId: openedById, now, change: { disputedAt: now } });
  const [row] = await transaction
    .insert(disputes)
    .values({ taskId: task.id, openedById, reason, text, state: 'open', openedAt: now })
    .returning({ id: disputes.id });
  await tell(transaction, task, { reason, text }, context);
  const frozenRial = toHeldRials(await getOrderMoney(transaction, task.id));
  return { disputeid: row?.id ?? 0, state: 'open' as const, reason, frozenRial, openedAtMs: now.getTime() };
}

/** Of textiles damage can be reported for longer than all else. */
function isTooLateFor(reason: Report['reason'], { kind, completesAt }: TaskRow, now: Date): boolean {
  if (reason === 'damage' || completesAt === null || !isOfKind(kind, { isTextile: true })) return false;
  return takesDamageAlone(completesAt.getTime(), now.getTime());
}

/** As the words' `select` can name it. */
function toSelectable(reason: Report['reason']): string {
  return reason.replaceAll('-', '_');
}

async function tell(
  transaction: Transaction,
  task: TaskRow,
  { reason, text }: Pick<Report, 'reason' | 'text'>,
  { configuration, ports }: CallContext,
): Promise<void> {
  const [customer] = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, task.customerId));
  const name = `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim();
  const params = { name, mobile: customer?.mobile ?? '', code: task.code, reason: toSelectable(reason), text };
  const arrival = { address: configuration.enquiryAddress, now: ports.clock.now() };
  await tellOperators(transaction, { event: 'order-dispute', params }, arrival);
}
