import { eq, type SQLWrapper } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput } from '@/lib/contract';
import type { Interval } from '@/lib/domain/delivery-time';
import { toCommissionRials } from '@/lib/domain/money';
import { toPaymentDueMs, type PaymentWay } from '@/lib/domain/order-lifecycle';
import type { CleaningQuote } from '@/lib/funnel/quote/cleaning';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import { selectProviderSchedule } from '../availability';
import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { getBalanceRials, selectSpendable, userAccount } from '../money';
import { type Answers, toRow } from '../ports/ask-together';
import type { Transaction } from '../ports/database';
import { addresses, tasks } from '../schema';
import { requireCleaningQuote, requireOrderableCleaning, toOrderPriceRials } from './cleaning-quote';
import { findPaymentWay } from './gateways';
import { toNetworkMark } from './network-mark';
import { requireAnswer, requireOrderPlace, requireOwnFiles, selectOrderPlace, type OrderPlace } from './order-place';
import { toPriceLines } from './price-lines';
import { requireFree, requireFreeProvider, requireVisit, type SlotWish } from './slot';
import { askTaskNumbers, takeSlot, toEventWrite } from './store';
import { supersedeUnpaid, type UnpaidSuccessor } from './supersede';
import { askUnpaidOrders, requireRoomBeside, type UnpaidOrders } from './unpaid-orders';

type Draft = CallInput<'clean/addcleanrequest'>;
type Placed = CallAnswer<'clean/addcleanrequest'>;

/**
 * What placing looks at first, as questions that are asked with the claim of its key (`answerOnce`): the address, which stays its customer's until the end,
 * what could be spent, the chosen provider's hours in the address's neighbourhood, and the numbers of the order to be, so that what names it is written with it.
 */
export function askForPlacing(transaction: Transaction, draft: Draft, customerId: number, now: Date) {
  const addressId = requireAnswer(draft.deliveryaddrid, 'deliveryaddrid');
  const locationId = transaction
    .select({ locationId: addresses.locationId })
    .from(addresses)
    .where(eq(addresses.id, addressId));
  const search = {
    categoryId: draft.srvcategoryid,
    typeId: draft.srvcattypeid,
    locationId,
    customerId,
    providerId: draft.workerUserId ?? 0,
  };
  return {
    ...askTaskNumbers(),
    place: toRow(selectOrderPlace(transaction, addressId)),
    unpaid: askUnpaidOrders(customerId),
    spendable: toRow(selectSpendable(transaction, customerId, now)),
    provider: toRow(selectProviderSchedule(transaction, search, now.getTime())),
  };
}

type Found = Answers<ReturnType<typeof askForPlacing>>;

interface Placing {
  readonly draft: Draft;
  readonly found: Found;
  /** May turn out to be another order's: `withFreeCode`. */
  readonly code: string;
  /** Hears which hour it is about, before it is taken. */
  readonly onWish: (wish: SlotWish) => void;
}

/**
 * Checks the whole draft again and plans the order; all of it is left to be written with the answer (`answerOnce`).
 * Nothing is spent yet: gift and wallet are reserved when it is settled or its bank payment begins.
 */
export async function placeCleaning(
  transaction: Transaction,
  { draft, found, code, onWish }: Placing,
  context: CallContext,
): Promise<{ answer: Placed; writes: SQLWrapper[] }> {
  const customerId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const terms = await requireTerms(transaction, { draft, found }, context);
  const wish = toWish(draft, terms, customerId);
  onWish(wish);
  const visit = requireVisit(wish, now.getTime());
  const providerId = requireAnswer(draft.workerUserId, 'workerUserId');
  const { merchantId } =
    found.unpaid.orders.length > 0
      ? await requireFreeBeside(transaction, { customerId, providerId, visit, now }, { wish, unpaid: found.unpaid })
      : requireFree(wish, found.provider, now.getTime());
  if (terms.way === 'cash') await requireCashOffer(transaction, providerId, toOrderPriceRials(terms.quote));

  const origin = toOrigin(terms, context);
  const task = toNewTask({ draft, found, code, terms, visit, customerId, providerId, origin, now });
  const order = transaction.insert(tasks).overridingSystemValue().values(task);
  const writes = [
    order,
    takeSlot(transaction, task, providerId),
    toEventWrite(transaction, { task, move: 'place', actorId: customerId, now }),
  ];
  return { answer: toPlaced(task, merchantId, draft.batchId ?? null), writes };
}

/** Beside what the customer has open and unpaid. Hours that an unpaid order of the same provider kept are free once that has ended, so the provider is asked for again. */
async function requireFreeBeside(
  transaction: Transaction,
  order: UnpaidSuccessor,
  { wish, unpaid }: { readonly wish: SlotWish; readonly unpaid: UnpaidOrders },
) {
  const ended = await supersedeUnpaid(transaction, order);
  const orders = unpaid.orders.filter(({ taskId }) => !ended.includes(taskId));
  requireRoomBeside({ ...unpaid, orders }, order.visit);
  return requireFreeProvider(transaction, wish, order.providerId, order.now.getTime());
}

interface NewOrder extends Omit<Placing, 'onWish'> {
  readonly terms: Terms;
  readonly visit: Interval;
  readonly customerId: number;
  readonly providerId: number;
  readonly origin: ReturnType<typeof toOrigin>;
  readonly now: Date;
}

/** Where an order came from: who sent the customer, and the network. */
function toOrigin({ customer }: Terms, context: CallContext) {
  return {
    takhfifanToken: context.request.referralToken ?? customer.takhfifanToken,
    customerNetwork: toNetworkMark(context),
  };
}

function toNewTask({ draft, found, code, terms, visit, customerId, providerId, origin, now }: NewOrder) {
  return {
    id: found.taskId,
    requestId: found.requestId,
    addressId: terms.place.addressId,
    address: terms.place.address,
    ...terms.split,
    code,
    kind: 'cleaning' as const,
    categoryId: terms.categoryId,
    typeId: draft.srvcattypeid,
    grade: draft.grade ?? null,
    customerId,
    providerId,
    state: 'PENDING_PAYMENT' as const,
    draft: { ...draft },
    lines: terms.quote.lines,
    description: draft.description,
    photoFileId: draft.descriptionImageId ?? null,
    voiceFileId: draft.descriptionAudioId ?? null,
    startsAt: new Date(visit.startsAtMs),
    endsAt: new Date(visit.endsAtMs),
    priceRials: toOrderPriceRials(terms.quote),
    paymentWay: terms.way,
    paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())),
    ...origin,
    createdAt: now,
    updatedAt: now,
  };
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

async function requireTerms(
  transaction: Transaction,
  { draft, found }: Pick<Placing, 'draft' | 'found'>,
  context: CallContext,
): Promise<Terms> {
  const customerId = requireActor(context).userId;
  const place = requireOrderPlace(found.place, customerId);
  const { cityId } = place.address;
  const categoryId = await requireOrderableCleaning(transaction, draft.srvcattypeid, cityId, context.ports);
  if (categoryId !== draft.srvcategoryid) throw new CallError('service-not-available');
  await requireOwnFiles(transaction, draft, customerId);
  const quote = await requireCleaningQuote(transaction, draft, { categoryId, cityId }, context.ports);
  const way = findPaymentWay(draft.ipgId);
  if (!way) throw new CallError('invalid-input', { fields: [{ field: 'ipgId', message: 'unknown' }] });
  const split = planSplit({ draft, quote, way, spendable: found.spendable }, context);
  return { place, customer: place.customer, categoryId, quote, way, split };
}

function toWish(draft: Draft, { place, categoryId, quote }: Terms, customerId: number): SlotWish {
  return {
    categoryId,
    typeId: draft.srvcattypeid,
    locationId: place.address.locationId,
    customerId,
    gDate: requireAnswer(draft.gDate, 'gDate'),
    deliveryTimeId: requireAnswer(draft.deliverytimeid, 'deliverytimeid'),
    hours: quote.needHours,
  };
}

interface SplitRequest {
  readonly draft: Draft;
  readonly quote: CleaningQuote;
  readonly way: PaymentWay;
  readonly spendable: Found['spendable'];
}

/** How the order would be paid by today's balances. Throws price-changed, and wallet-too-low when the wallet was chosen and does not reach. */
function planSplit({ draft, quote, way, spendable }: SplitRequest, context: CallContext): Settlement {
  const balances = {
    priceRials: toOrderPriceRials(quote),
    giftBalanceRials: spendable?.giftBalanceRials ?? 0,
    walletBalanceRials: spendable?.walletBalanceRials ?? 0,
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
      lines: toPriceLines(quote.lines, context.request.locale),
      priceRial: quote.priceRials,
      discountRial: quote.discountRials,
      giftRial: asked.giftRials,
      walletRial: asked.walletRials,
      payableRial: asked.payableRials,
    },
  });
}

/** Throws cash-not-offered with a provider whose bidding credit does not cover the commission (BEHAVIOUR 9). */
async function requireCashOffer(transaction: Transaction, providerId: number, priceRials: number): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < toCommissionRials(priceRials)) throw new CallError('cash-not-offered');
}

function toPlaced(task: ReturnType<typeof toNewTask>, merchantId: number, batchId: string | null): Placed {
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
    paymentExpiresAtMs: task.paymentExpiresAt.getTime(),
  };
}
