import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { quoteBid } from '@/lib/funnel/quote/bid';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import { getSpendable, toBalances, toGiftOrder } from '../../money';
import type { DatabasePort, Transaction } from '../../ports/database';
import { isConstraintViolation } from '../../ports/database-error';
import { bids, toVisit, type BidRow, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { bookSlot, lockTask, SLOT_CONSTRAINT } from '../record/store';
import { findPaymentWay } from '../record/gateways';
import { isWindowOpen } from '../parts/bids/bid-changes';

interface Choice {
  readonly bidId: number;
  readonly customerId: number;
  /** The total as the customer saw it. */
  readonly seenRials: number | undefined;
  /** The bid that is held until now, if this one is to take its place. */
  readonly insteadOf: number | undefined;
  readonly now: Date;
}

interface ChosenBid {
  readonly bid: BidRow;
  readonly task: TaskRow;
}

/**
 * Chooses a bid, in a transaction of its own. The order has its price and waits for its payment, and its provider's
 * hours are held. Of many at once one is first, and the others find the order chosen. Throws not-found, not-yours,
 * conflict while another is held, bid-gone, bidding-closed, price-changed with `priceRial`. Throws slot-taken when the
 * provider is booked elsewhere by now: then the bid has ended.
 */
export async function chooseBid(
  { transaction }: Pick<DatabasePort, 'transaction'>,
  choice: Choice,
): Promise<ChosenBid> {
  try {
    return await transaction((inner) => chooseInside(inner, choice));
  } catch (error) {
    if (!isConstraintViolation(error, SLOT_CONSTRAINT)) throw error;
    // Nobody can choose a provider who is booked elsewhere at that time.
    const isTaken = and(eq(bids.id, choice.bidId), eq(bids.state, 'pending'));
    await transaction((inner) => inner.update(bids).set({ state: 'expired' }).where(isTaken));
    throw new CallError('slot-taken', { cause: error });
  }
}

async function chooseInside(transaction: Transaction, choice: Choice): Promise<ChosenBid> {
  const { bidId, customerId, now } = choice;
  const [found] = await transaction.select({ taskId: bids.taskId }).from(bids).where(eq(bids.id, bidId));
  if (!found) throw new CallError('not-found');
  const locked = await lockTask(transaction, found.taskId);
  if (locked.customerId !== customerId) throw new CallError('not-yours');
  const [bid] = await transaction.select().from(bids).where(eq(bids.id, bidId));
  if (!bid) throw new CallError('not-found');
  if (bid.state === 'selected') return { bid, task: locked };
  const task = await releaseOtherChoice(transaction, locked, choice);
  if (task.state !== 'BIDDING' || !isWindowOpen(task, now)) throw new CallError('bidding-closed');
  if (bid.state !== 'pending') throw new CallError('bid-gone');
  if (choice.seenRials !== undefined && choice.seenRials !== bid.priceRials)
    throw new CallError('price-changed', { details: { priceRial: bid.priceRials } });
  return take(transaction, task, bid, choice);
}

/**
 * Before the payment the customer may exchange the choice. The first one's reserve goes back, and bank money that still
 * comes for it goes to the wallet. Throws conflict where another bid is held than the customer names.
 */
async function releaseOtherChoice(
  transaction: Transaction,
  task: TaskRow,
  { insteadOf, now }: Choice,
): Promise<TaskRow> {
  if (task.state !== 'PENDING_PAYMENT' || task.bidChosenAt === null) return task;
  const [held] = await transaction
    .select({ id: bids.id })
    .from(bids)
    .where(and(eq(bids.taskId, task.id), eq(bids.state, 'selected')));
  if (!held || held.id !== insteadOf) throw new CallError('conflict');
  const moved = await moveLocked(transaction, task, { move: 'reopenBids', actorId: null, now, isQuiet: true });
  return moved.task;
}

async function take(
  transaction: Transaction,
  task: TaskRow,
  bid: BidRow,
  { customerId, now }: Choice,
): Promise<ChosenBid> {
  const { ipgId } = task.draft;
  const paymentWay = findPaymentWay(typeof ipgId === 'number' ? ipgId : null) ?? 'online';
  const { startsAt } = toVisit(task);
  const endsAt = new Date(startsAt.getTime() + bid.hours * HOUR_MS);
  await bookSlot(transaction, { ...task, startsAt, endsAt }, bid.providerId);
  await transaction.update(bids).set({ state: 'selected' }).where(eq(bids.id, bid.id));
  const spendable = await getSpendable(transaction, customerId, now);
  const split = toSettlement({
    priceRials: bid.priceRials,
    ...toBalances(spendable, { ...toGiftOrder(task), priceRials: bid.priceRials }),
    usesGift: task.draft.usesGift === true,
    usesWallet: task.draft.usesWallet === true,
  });
  const moved = await moveLocked(transaction, task, {
    move: 'chooseBid',
    actorId: customerId,
    now,
    change: {
      ...split,
      endsAt,
      providerId: bid.providerId,
      lines: quoteBid(bid),
      priceRials: bid.priceRials,
      bidChosenAt: now,
      paymentWay,
    },
  });
  return { bid: { ...bid, state: 'selected' }, task: moved.task };
}
