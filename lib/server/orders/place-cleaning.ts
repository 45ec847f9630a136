import type { SQLWrapper } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput } from '@/lib/contract';
import type { Interval } from '@/lib/domain/delivery-time';
import { toCommissionRials } from '@/lib/domain/money';
import { toPaymentDueMs, type PaymentWay } from '@/lib/domain/order-lifecycle';
import type { CleaningQuote } from '@/lib/funnel/quote/cleaning';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { type TaskRow, getBalanceRials, getSpendable, userAccount } from '../money';
import type { Transaction } from '../ports/database';
import { tasks } from '../schema';
import { requireCleaningQuote, requireOrderableCleaning, toOrderPriceRials } from './cleaning-quote';
import { findPaymentWay } from './gateways';
import { withFreeCode } from './order-code';
import { requireAnswer, requireOrderPlace, requireOwnFiles, type OrderPlace } from './order-place';
import { toPriceLines } from './price-lines';
import { requireFreeProvider, requireVisit, type SlotWish } from './slot';
import { takeSlot, toEventWrite } from './store';
import { refuseManyUnpaid, supersedeUnpaid } from './supersede';

type Draft = CallInput<'clean/addcleanrequest'>;
type Placed = CallAnswer<'clean/addcleanrequest'>;

/**
 * Checks the whole draft again and writes the order, in the caller's transaction; its slot and its time line are left to be written with the answer
 * (`answerOnce`). `onWish` hears which hour it is about, before it is taken.
 * Nothing is spent yet: gift and wallet are reserved when it is settled or its bank payment begins.
 */
export async function placeCleaning(transaction: Transaction, draft: Draft, context: CallContext, onWish: (wish: SlotWish) => void): Promise<{ answer: Placed; writes: SQLWrapper[] }> {
  const customerId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const terms = await requireTerms(transaction, draft, context);
  const wish = toWish(draft, terms, customerId);
  onWish(wish);
  const visit = requireVisit(wish, now.getTime());
  const providerId = requireAnswer(draft.workerUserId, 'workerUserId');
  if (terms.customer.unpaidCount > 0) {
    await supersedeUnpaid(transaction, { customerId, providerId, visit, now });
    await refuseManyUnpaid(transaction, customerId);
  }
  const { profile } = await requireFreeProvider(transaction, wish, providerId, now.getTime());
  if (terms.way === 'cash') await requireCashOffer(transaction, providerId, toOrderPriceRials(terms.quote));

  const takhfifanToken = context.request.referralToken ?? terms.customer.takhfifanToken;
  const task = await writeOrder(transaction, { draft, terms, visit, customerId, providerId, takhfifanToken, now });
  const writes = [takeSlot(transaction, task, providerId), toEventWrite(transaction, { task, move: 'place', actorId: customerId, now })];
  return { answer: toPlaced(task, profile.merchantId, draft.batchId ?? null), writes };
}

interface NewOrder {
  readonly draft: Draft;
  readonly terms: Terms;
  readonly visit: Interval;
  readonly customerId: number;
  readonly providerId: number;
  readonly takhfifanToken: string | null;
  readonly now: Date;
}

async function writeOrder(transaction: Transaction, { draft, terms, visit, customerId, providerId, takhfifanToken, now }: NewOrder): Promise<TaskRow> {
  return withFreeCode((code) => transaction.insert(tasks).values({
    addressId: terms.place.addressId, address: terms.place.address, ...terms.split, code, kind: 'cleaning', categoryId: terms.categoryId, typeId: draft.srvcattypeid, grade: draft.grade ?? null,
    customerId, providerId, state: 'PENDING_PAYMENT', draft: { ...draft }, lines: terms.quote.lines, description: draft.description,
    photoFileId: draft.descriptionImageId ?? null, voiceFileId: draft.descriptionAudioId ?? null,
    startsAt: new Date(visit.startsAtMs), endsAt: new Date(visit.endsAtMs), priceRials: toOrderPriceRials(terms.quote), paymentWay: terms.way,
    paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())), takhfifanToken, createdAt: now, updatedAt: now,
  }).onConflictDoNothing({ target: tasks.code }).returning());
}

/** What the order is about, where, and for how much, as the server sees it. */
interface Terms {
  readonly place: OrderPlace;
  readonly customer: OrderPlace['customer'];
  readonly categoryId: number;
  readonly quote: CleaningQuote;
  readonly way: PaymentWay;
  readonly split: Settlement;
}

async function requireTerms(transaction: Transaction, draft: Draft, context: CallContext): Promise<Terms> {
  const customerId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const place = await requireOrderPlace(transaction, draft, customerId);
  const { cityId } = place.address;
  const categoryId = await requireOrderableCleaning(transaction, draft.srvcattypeid, cityId, context.ports);
  if (categoryId !== draft.srvcategoryid) throw new CallError('service-not-available');
  await requireOwnFiles(transaction, draft, customerId);
  const quote = await requireCleaningQuote(transaction, draft, { categoryId, cityId }, context.ports);
  const way = findPaymentWay(draft.ipgId);
  if (!way) throw new CallError('invalid-input', { fields: [{ field: 'ipgId', message: 'unknown' }] });
  const split = await planSplit(transaction, { draft, quote, way, customerId, now }, context);
  return { place, customer: place.customer, categoryId, quote, way, split };
}

function toWish(draft: Draft, { place, categoryId, quote }: Terms, customerId: number): SlotWish {
  return {
    categoryId, typeId: draft.srvcattypeid, locationId: place.address.locationId, customerId,
    gDate: requireAnswer(draft.gDate, 'gDate'), deliveryTimeId: requireAnswer(draft.deliverytimeid, 'deliverytimeid'), hours: quote.needHours,
  };
}

interface SplitRequest {
  readonly draft: Draft;
  readonly quote: CleaningQuote;
  readonly way: PaymentWay;
  readonly customerId: number;
  readonly now: Date;
}

/** How the order would be paid by today's balances. Throws price-changed, and wallet-too-low when the wallet was chosen and does not reach. */
async function planSplit(transaction: Transaction, { draft, quote, way, customerId, now }: SplitRequest, context: CallContext): Promise<Settlement> {
  const balances = {
    priceRials: toOrderPriceRials(quote),
    ...(await getSpendable(transaction, customerId, now)),
  };
  const asked = toSettlement({ ...balances, usesGift: draft.usesGift, usesWallet: draft.usesWallet });
  refuseOtherPrice(draft, quote, asked, context);
  if (way !== 'wallet') return asked;
  const split = toSettlement({ ...balances, usesGift: draft.usesGift, usesWallet: true });
  if (split.payableRials > 0) throw new CallError('wallet-too-low', { details: { missingRial: split.payableRials } });
  return split;
}

/** The customer saw the price of the visit, or what gift and wallet left to pay of it; another one by now must be shown again first. */
function refuseOtherPrice(draft: Draft, quote: CleaningQuote, asked: Settlement, context: CallContext): void {
  const seen = draft.priceRial;
  if (seen === null || seen === undefined || seen === toOrderPriceRials(quote) || seen === asked.payableRials) return;
  throw new CallError('price-changed', {
    details: {
      lines: toPriceLines(quote.lines, context.request.locale), priceRial: quote.priceRials, discountRial: quote.discountRials,
      giftRial: asked.giftRials, walletRial: asked.walletRials, payableRial: asked.payableRials,
    },
  });
}

/** Throws cash-not-offered with a provider whose bidding credit does not cover the commission (BEHAVIOUR 9). */
async function requireCashOffer(transaction: Transaction, providerId: number, priceRials: number): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < toCommissionRials(priceRials)) throw new CallError('cash-not-offered');
}

function toPlaced(task: TaskRow, merchantId: number, batchId: string | null): Placed {
  return {
    reqcode: task.code,
    reqid: task.requestId,
    locationid: task.address.locationId,
    reqregdate: task.createdAt.toISOString(),
    servicegrade: task.grade,
    srvcategoryid: String(task.categoryId),
    taskid: task.id,
    merchantid: merchantId,
    srvcattypeid: task.typeId,
    batchId,
    state: task.state,
    payableRial: task.payableRials,
    paymentExpiresAtMs: task.paymentExpiresAt?.getTime() ?? null,
  };
}
