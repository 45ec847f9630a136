import type { DisputeEnd } from '@/lib/contract/provider-enumerations';
import { isOver } from '@/lib/domain/order/order-states';

import { releasePay, settleContestedFee, settleDispute } from '../../money';
import { bringInvoicesUpToDate } from '../../accounting';
import type { Transaction } from '../../ports/database';
import type { TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { toClockColumns } from '../parts/disputes/clock';
import { freeSlot } from '../record/store';
import { tell } from '../telling/tell';
import { changeDispute, type DisputeRow, type LockedDispute } from './store';

export interface DisputeClosing {
  /** The customer's refund in all, in rial. */
  readonly backRials: number;
  readonly ended: DisputeEnd;
  /** `decided` while an appeal is open. */
  readonly state: 'settled' | 'decided';
  readonly now: Date;
  /** Further changes of the dispute's row. */
  readonly change?: Partial<DisputeRow>;
}

/**
 * The last word on the money, in one transaction. The order is released in full, and the returned sum is taken from the
 * provider and the commission. The order's escrow is empty afterwards. Both sides are told.
 */
export async function closeDispute(
  transaction: Transaction,
  locked: LockedDispute,
  { backRials, ended, state, now, change }: DisputeClosing,
): Promise<void> {
  const { dispute } = locked;
  const task = await release(transaction, locked, now);
  const { id: disputeId, backRials: backBeforeRials, debtRials: debtBeforeRials } = dispute;
  const money = { backBeforeRials, backRials, debtBeforeRials, now };
  const debtRials = isContestedFee(dispute)
    ? await settleContestedFee(transaction, task, money)
    : await settleDispute(transaction, task, { ...money, source: `dispute:${disputeId}` });
  await bringInvoicesUpToDate(transaction, task, now);
  await changeDispute(transaction, dispute, {
    ...toClockColumns(state, now),
    ...NO_OFFER,
    ...change,
    backRials,
    debtRials,
    ended,
    settledAt: state === 'settled' ? now : null,
  });
  await tellBoth(transaction, task, { event: 'closed', amountRials: backRials, now });
}

const NO_OFFER = { offerRials: null, offerVisitAt: null } as const;

export function isContestedFee({ reason }: Pick<DisputeRow, 'reason'>): boolean {
  return reason === 'absence';
}

async function release(transaction: Transaction, { task, dispute }: LockedDispute, now: Date): Promise<TaskRow> {
  if (!isOver(task.state))
    return (await moveLocked(transaction, task, { move: 'closeDispute', actorId: null, now })).task;
  if (isContestedFee(dispute)) return task;
  await releasePay(transaction, task, { disputeId: dispute.id, now });
  // Of a second visit that was agreed on.
  await freeSlot(transaction, task.id);
  return task;
}

interface Told {
  readonly event: 'closed' | 'desk';
  readonly amountRials: number;
  readonly now: Date;
}

/** The two read on the case's page why. */
export async function tellBoth(transaction: Transaction, task: TaskRow, { event, ...told }: Told): Promise<void> {
  await tell(transaction, { userId: task.customerId, event: `dispute-${event}`, task, side: 'customer', ...told });
  if (task.providerId === null) return;
  await tell(transaction, { userId: task.providerId, event: `work-dispute-${event}`, task, side: 'provider', ...told });
}
