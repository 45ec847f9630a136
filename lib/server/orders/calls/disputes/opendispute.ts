import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';

import type { CallContext } from '../../../context';
import { tellOperators } from '../../../enquiries';
import { defineHandler, requireActor } from '../../../handler';
import { getOrderMoney, toHeldRials } from '../../../money';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { users, type TaskRow } from '../../../schema';
import { openDispute } from '../../disputes/open-dispute';
import { sendAfterCommit } from '../../telling/tell';

type Report = CallInput<'dispute/opendispute'>;

/** In one transaction with the freeze: the timer that would pay takes the same lock, so one of the two wins. */
export const handler = defineHandler('dispute/opendispute', async (report, context) => {
  const dispute = await context.ports.database.transaction((transaction) => open(transaction, report, context));
  sendAfterCommit(context);
  return { dispute };
});

async function open(transaction: Transaction, report: Report, context: CallContext) {
  const customerId = requireActor(context).userId;
  const now = context.ports.clock.now();
  await holdPerson(transaction, customerId);
  const { task, dispute } = await openDispute(transaction, report, { customerId, now });
  const { reason } = report;
  await tell(transaction, task, report, context);
  const frozenRial = toHeldRials(await getOrderMoney(transaction, task.id));
  return { disputeid: dispute.id, state: dispute.state, reason, frozenRial, openedAtMs: now.getTime() };
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

/** As the words' `select` can name it. */
function toSelectable(reason: Report['reason']): string {
  return reason.replaceAll('-', '_');
}
