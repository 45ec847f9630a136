import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';

import type { CallContext } from '../../context';
import { tellOperators } from '../../enquiries';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { users, type TaskRow } from '../../schema';
import { openDispute } from './open-dispute';
import type { LockedDispute } from './store';

type Report = CallInput<'dispute/opendispute'>;

/** In the operators' message, where a report has a reason alone. */
const NO_WORDS = '–';

/**
 * Opens a dispute in the customer's name, in one transaction with the freeze. The timer that would pay takes the same
 * lock, so one of the two wins. The operators hear of it. Throws what `openDispute` throws.
 */
export async function reportProblem(
  transaction: Transaction,
  context: CallContext,
  { customerId, ...report }: Report & { readonly customerId: number },
): Promise<LockedDispute> {
  await holdPerson(transaction, customerId);
  const opened = await openDispute(transaction, report, { customerId, now: context.ports.clock.now() });
  await tell(transaction, opened.task, report, context);
  return opened;
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
  const params = {
    name,
    mobile: customer?.mobile ?? '',
    code: task.code,
    reason: toSelectable(reason),
    text: text ?? NO_WORDS,
  };
  const arrival = { address: configuration.enquiryAddress, now: ports.clock.now() };
  await tellOperators(transaction, { event: 'order-dispute', params }, arrival);
}

/** The reason as the words' `select` can name it. */
function toSelectable(reason: Report['reason']): string {
  return reason.replaceAll('-', '_');
}
