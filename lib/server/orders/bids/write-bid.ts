import { and, eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { toBidPriceRials } from '@/lib/domain/order/bids';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { isWholeTomans } from '@/lib/domain/money/money';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { endOffer } from '../../alerts';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { bids, tasks, type BidRow, type TaskRow } from '../../schema';
import { lockTask } from '../record/store';
import type { Telling } from '../record/telling';
import { tell } from '../telling/tell';
import { isWindowOpen } from '../parts/bids/bid-changes';
import { isOpenTo, isUnbooked } from '../parts/bids/who-may-bid';
import { countOwnPublicPhotos } from '../parts/bids/bid-photos';
import { signal } from '../parts/bids/signal';

const LIVE = ['pending', 'selected'] as const;
type Form = Omit<CallInput<'suggestion/editsuggestion'>, 'sgid'>;

interface Bidder {
  readonly providerId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** A bid with its order, as they stand in this transaction. */
export interface WrittenBid {
  readonly bid: BidRow;
  readonly task: TaskRow;
}

/**
 * Adds a bid under the order's lock, and tells the customer. Throws not-found; not-yours for somebody who may not bid
 * on it; bidding-closed; bid-exists with `sgid`; provider-not-free; bid-too-low with `floorRial`; invalid-input.
 */
export async function addBid(
  transaction: Transaction,
  taskId: number,
  form: Form,
  bidder: Bidder,
): Promise<WrittenBid> {
  const { providerId, now } = bidder;
  await holdPerson(transaction, providerId);
  const task = await lockTask(transaction, taskId);
  await requireOpenTo(transaction, task, bidder);
  const live = await transaction
    .select({ id: bids.id, providerId: bids.providerId })
    .from(bids)
    .where(and(eq(bids.taskId, taskId), inArray(bids.state, [...LIVE])));
  const own = live.find((bid) => bid.providerId === providerId);
  if (own) throw new CallError('bid-exists', { details: { sgid: own.id } });
  const said = await requireBid(transaction, task, form, bidder);
  const [bid] = await transaction
    .insert(bids)
    .values({ ...said, taskId, providerId, state: 'pending', addedAt: now })
    .returning();
  if (!bid) throw new Error('the bid was not kept');
  const telling: Telling = {
    userId: task.customerId,
    personId: providerId,
    event: live.length === 0 ? 'bid-first' : 'bid-new',
    task,
    now,
    amountRials: bid.priceRials,
  };
  // A bid is the answer to the alert, wherever it was given.
  await endOffer(transaction, { taskId, why: 'accepted', askedId: providerId, now });
  await tell(transaction, telling);
  return { bid, task };
}

/** Writes a live bid anew. Throws what `addBid` throws but for bid-exists; not-yours for somebody else's. */
export async function editBid(
  transaction: Transaction,
  bidId: number,
  form: Form,
  bidder: Bidder,
): Promise<WrittenBid> {
  const { bid, task } = await lockOwnBid(transaction, bidId, bidder);
  requirePending(bid, task, bidder.now);
  const said = await requireBid(transaction, task, form, bidder);
  const changed = { ...said, editedAt: bidder.now };
  await transaction.update(bids).set(changed).where(eq(bids.id, bidId));
  await signal(transaction, task, 'bid-edited', bidder.now);
  return { bid: { ...bid, ...changed }, task };
}

/**
 * Takes a bid back; one that was taken back stays so. Throws not-found, not-yours, and bidding-closed for one that was
 * chosen or has ended.
 */
export async function withdrawBid(
  transaction: Transaction,
  bidId: number,
  bidder: Omit<Bidder, 'locale'>,
): Promise<void> {
  const { bid, task } = await lockOwnBid(transaction, bidId, bidder);
  if (bid.state === 'withdrawn') return;
  requirePending(bid, task, bidder.now);
  await transaction.update(bids).set({ state: 'withdrawn' }).where(eq(bids.id, bidId));
  await signal(transaction, task, 'bid-withdrawn', bidder.now);
}

/** The bid is read once its order is locked: a choice at the same moment is first, or comes after. */
async function lockOwnBid(
  transaction: Transaction,
  bidId: number,
  { providerId }: Pick<Bidder, 'providerId'>,
): Promise<WrittenBid> {
  const [found] = await transaction.select({ taskId: bids.taskId }).from(bids).where(eq(bids.id, bidId));
  if (!found) throw new CallError('not-found');
  const task = await lockTask(transaction, found.taskId);
  const [bid] = await transaction.select().from(bids).where(eq(bids.id, bidId));
  if (!bid) throw new CallError('not-found');
  if (bid.providerId !== providerId) throw new CallError('not-yours');
  return { bid, task };
}

function requirePending(bid: BidRow, task: TaskRow, now: Date): void {
  if (bid.state !== 'pending' || task.state !== 'BIDDING' || !isWindowOpen(task, now))
    throw new CallError('bidding-closed');
}

/** Throws not-yours, then bidding-closed: a provider who may not bid learns nothing of the order. */
async function requireOpenTo(transaction: Transaction, task: TaskRow, { providerId, now }: Bidder): Promise<void> {
  const open = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, task.id), isOpenTo(transaction, providerId)));
  if (open.length === 0) throw new CallError('not-yours');
  if (task.state !== 'BIDDING' || !isWindowOpen(task, now)) throw new CallError('bidding-closed');
}

/** The form's values, as a row stores them. */
async function requireBid(
  transaction: Transaction,
  task: TaskRow,
  { sgtype: type, sgamount: amountRials, hourneed, sgDesc, lstPhotoid }: Form,
  { providerId, locale }: Bidder,
): Promise<Partial<Pick<BidRow, 'photoIds'>> & Pick<BidRow, 'type' | 'amountRials' | 'hours' | 'priceRials' | 'note'>> {
  if (!isWholeTomans(amountRials)) throw refuseField('sgamount', 'invalid-type');
  const usualHours = task.detail?.bidding?.hours ?? 1;
  if (type === 'hourly' && hourneed === undefined) throw refuseField('hourneed', 'required');
  const hours = hourneed ?? usualHours;
  const priceRials = toBidPriceRials({ type, amountRials, hours });
  const floorRials = task.detail?.bidding?.floorRials ?? 0;
  if (priceRials < floorRials)
    throw new CallError('bid-too-low', {
      params: { floor: formatTomans(floorRials, locale) },
      details: { floorRial: floorRials },
    });
  const free = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, task.id), isUnbooked(transaction, providerId, hours)));
  if (free.length === 0) throw new CallError('provider-not-free');
  const said = { type, amountRials, hours, priceRials, note: maskContacts(sgDesc).text };
  if (lstPhotoid === undefined) return said;
  const photoIds = [...new Set(lstPhotoid)];
  if ((await countOwnPublicPhotos(transaction, providerId, photoIds)) < photoIds.length)
    throw refuseField('lstPhotoid', 'invalid-value');
  return { ...said, photoIds };
}

function refuseField(field: keyof Form, message: string): CallError {
  return new CallError('invalid-input', { fields: [{ field, message }] });
}
