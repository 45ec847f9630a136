import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { isReturnAhead } from '@/lib/domain/order/order-states';
import { takesDamageAlone } from '@/lib/domain/order/order-lifecycle';

import { holdPay } from '../../money';
import type { Transaction } from '../../ports/database';
import { disputes, toVisit, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { toClockColumns } from '../parts/disputes/clock';
import { lockTask } from '../record/store';
import { keepPhotos } from './photos';
import { requirePiece, toClaimedRials } from './piece';
import { addEntry, type LockedDispute } from './store';

type Report = CallInput<'dispute/opendispute'>;

interface Reporter {
  readonly customerId: number;
  readonly now: Date;
}

/**
 * Runs under the order's lock. The money stays where it is, or a completed order's pay is taken back into escrow as far
 * as it is there. The provider's clock begins. A report about one piece of textiles claims the price of that piece.
 * Throws not-yours and move-not-allowed. Throws invalid-input for a line without textiles, or for a sum above the price
 * of anything but damage.
 */
export async function openDispute(
  transaction: Transaction,
  { taskid, reason, text, wish, piece: place, askedrial, fileids }: Report,
  { customerId, now }: Reporter,
): Promise<LockedDispute> {
  const before = await lockTask(transaction, taskid);
  if (before.customerId !== customerId) throw new CallError('not-yours');
  if (before.disputedAt !== null || isTooLateFor(reason, before, now)) throw new CallError('move-not-allowed');
  const piece = place === undefined ? null : requirePiece(before, place);
  const wholeRials = toClaimedRials(before, { piece });
  const askedRials = askedrial ?? wholeRials;
  if (reason !== 'damage' && askedRials > wholeRials)
    throw new CallError('invalid-input', { fields: [{ field: 'askedrial', message: 'invalid' }] });
  const { task } = await moveLocked(transaction, before, {
    move: 'dispute',
    actorId: customerId,
    now,
    change: { disputedAt: now },
  });
  const claim = { reason, text: '', wish, piece, askedRials };
  const report = { taskId: task.id, openedById: customerId, ...claim, openedAt: now };
  const [dispute] = await transaction
    .insert(disputes)
    .values({ ...report, ...toOpenClock(task, now) })
    .returning();
  if (!dispute) throw new Error('A dispute was not written');
  if (text !== undefined)
    await addEntry(transaction, dispute, { authorId: customerId, side: 'customer', text, at: now });
  await keepPhotos(transaction, { task, dispute }, { userId: customerId, side: 'customer', fileIds: fileids, now });
  if (task.state === 'COMPLETED') await holdPay(transaction, task, { disputeId: dispute.id, now });
  return { task, dispute };
}

/** Whether the time for a report is over; damage to textiles can be reported for longer than all else. */
function isTooLateFor(reason: Report['reason'], { kind, completesAt }: TaskRow, now: Date): boolean {
  if (reason === 'damage' || completesAt === null || !isOfKind(kind, { isTextile: true })) return false;
  return takesDamageAlone(completesAt.getTime(), now.getTime());
}

/** Work that still goes on is not answered for before its booked end; textiles not before they are back. */
function toOpenClock(task: TaskRow, now: Date) {
  if (isReturnAhead(task.state))
    return { ...toClockColumns('open', now), dueAt: null, halfCallAt: null, lastCallAt: null };
  const beginsMs =
    task.state === 'IN_PROGRESS' ? Math.max(now.getTime(), toVisit(task).endsAt.getTime()) : now.getTime();
  return toClockColumns('open', new Date(beginsMs));
}
