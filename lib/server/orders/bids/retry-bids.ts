import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { BID_RETRIES } from '@/lib/domain/constants/bidding';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { isServed } from '../../availability';
import { askTogether } from '../../ports/ask-together';
import type { Transaction } from '../../ports/database';
import { toVisit, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockOwnRequest } from '../record/store';
import { requireBidsEnd, requireBidVisit } from '../placing/matching/bids';
import { toWish } from '../matching/task-wish';
import { askUnpaidOrders, requireApart } from '../placing/unpaid-orders';
import { inviteBidders } from '../parts/bids/invite-bidders';

interface Retry {
  readonly requestId: number;
  readonly customerId: number;
  readonly hour: Pick<CallInput<'requestBidding/retry'>, 'gDate' | 'deliverytimeid'>;
  readonly now: Date;
}

/**
 * Opens the bidding of an order anew, and has those told who are free then. An open bidding is left as it is. Throws:
 *
 * - not-found, not-yours, move-not-allowed, order-overlaps
 * - retries-used after the last retry
 * - service-not-available where nobody does such work
 * - slot-expired for an hour that leaves no time for bids
 * - job-too-long for one that lasts into the night
 */
export async function retryBids(
  transaction: Transaction,
  { requestId, customerId, hour, now }: Retry,
): Promise<TaskRow> {
  const task = await lockOwnRequest(transaction, requestId, customerId);
  // Asked twice by an impatient tap: a GET that changes something is the same the second time (BEHAVIOUR 1.8).
  if (task.state === 'BIDDING' && task.bidRetries > 0) return task;
  if (!isMoveAllowed('retryBids', task, 'customer')) throw new CallError('move-not-allowed');
  if (task.bidRetries >= BID_RETRIES) throw new CallError('retries-used', { params: { limit: BID_RETRIES } });
  if (!(await isServed(transaction, toWish(task)))) throw new CallError('service-not-available');
  const visit = await requireHour(transaction, task, hour, now);
  const moved = await moveLocked(transaction, task, {
    move: 'retryBids',
    actorId: customerId,
    now,
    change: {
      startsAt: new Date(visit.startsAtMs),
      endsAt: new Date(visit.endsAtMs),
      providerId: null,
      bidsBeganAt: now,
      bidsEndAt: requireBidsEnd(visit.startsAtMs, now),
      bidRetries: task.bidRetries + 1,
    },
  });
  await inviteBidders(transaction, moved.task, now);
  return moved.task;
}

async function requireHour(
  transaction: Transaction,
  task: TaskRow,
  { gDate, deliverytimeid }: Retry['hour'],
  now: Date,
): Promise<Interval> {
  const hours = task.detail?.bidding?.hours ?? 1;
  const startsAtMs = toVisit(task).startsAt.getTime();
  const visit =
    gDate === undefined || deliverytimeid === undefined
      ? { startsAtMs, endsAtMs: startsAtMs + hours * HOUR_MS }
      : requireBidVisit({ ...toWish(task), gDate, deliveryTimeId: deliverytimeid, hours }, now.getTime());
  // What expired kept its hour from no other order of the customer's.
  const { unpaid } = await askTogether(transaction, { unpaid: askUnpaidOrders(task.customerId) });
  requireApart(unpaid, task, visit);
  return visit;
}
