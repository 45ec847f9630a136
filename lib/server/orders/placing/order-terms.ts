import { CallError } from '@/lib/contract/call-error';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import type { OrderQuote } from '../../kinds';
import { toBalances, type selectSpendable } from '../../money';
import { readPartners } from '../../partners';
import type { Transaction } from '../../ports/database';
import { requireNoCashOwed } from '../matching/cash-offer';
import { findPaymentWay } from '../record/gateways';
import { toPriceLines } from '../record/price-lines';
import { requireOrderPlace, requireOwnFiles, type FoundPlace, type OrderPlace } from './order-place';
import { requireOneCategory } from './orderable-category';
import { findOrderDetail } from './order-detail';
import { requireOrderQuote } from './order-quote';
import { toOrderPriceRials, type Draft, type SeriesPart } from './placing';

/** An order's subject, place and price, as the server sees them. */
export interface Terms {
  readonly place: OrderPlace;
  readonly categoryId: number;
  readonly quote: OrderQuote;
  readonly way: PaymentWay;
  readonly split: Settlement;
}

type FoundRow<Select extends (...all: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Select>>[number] | null;

interface OrderToCheck {
  readonly draft: Draft;
  /** Null for an order that belongs to no series. */
  readonly series: Pick<SeriesPart, 'toQuote'> | null;
  readonly found: {
    readonly place: FoundPlace | null;
    readonly spendable: FoundRow<typeof selectSpendable>;
  };
}

/**
 * Checks everything that the customer said and saw. Throws the errors of `requireOrderPlace` and `requireOwnFiles`, and
 * service-not-available, invalid-input, price-changed, wallet-too-low, bank-not-offered, cash-not-offered for an order
 * for somebody else, and cash-owed.
 */
export async function requireTerms(
  transaction: Transaction,
  { draft, found, series }: OrderToCheck,
  context: CallContext,
): Promise<Terms> {
  const customerId = requireActor(context).userId;
  const place = requireOrderPlace(found.place, customerId);
  const { cityId } = place.address;
  const { serviceEnum: kind, srvcattypeid, moreTypeIds } = draft;
  const service = { kind, typeId: srvcattypeid ?? null, moreTypeIds, cityId };
  const categoryId = await requireOneCategory(transaction, service, context.ports);
  if (categoryId !== draft.srvcategoryid) throw new CallError('service-not-available');
  await requireOwnFiles(transaction, draft, customerId);
  const usual = await requireOrderQuote(transaction, draft, { categoryId, cityId }, context.ports);
  const priced = series ? series.toQuote(usual) : usual;
  const kept = await findOrderDetail(transaction, draft, customerId);
  const quote = kept ? { ...priced, detail: { ...priced.detail, ...kept } } : priced;
  const way = findPaymentWay(draft.ipgId);
  if (!way) throw new CallError('invalid-input', { fields: [{ field: 'ipgId', message: 'unknown' }] });
  // At the door is somebody who never sees the price (BEHAVIOUR 30).
  if (way === 'cash' && draft.recipient) throw new CallError('cash-not-offered');
  if (way === 'cash') await requireNoCashOwed(transaction, customerId);
  const split = planSplit({ draft, quote, way, cityId, spendable: found.spendable }, context);
  // An order that takes bids has no price yet: how it is paid is chosen with the bid.
  if (
    way === 'online' &&
    !isOfKind(draft.serviceEnum, { matching: 'bids' }) &&
    split.payableRials > 0 &&
    !readPartners(context).takesBank
  )
    throw new CallError('bank-not-offered');
  return { place, categoryId, quote, way, split };
}

interface SplitRequest {
  readonly draft: Draft;
  readonly quote: OrderQuote;
  readonly way: PaymentWay;
  readonly cityId: number;
  readonly spendable: OrderToCheck['found']['spendable'];
}

/**
 * The parts of an order's payment by today's balances. Throws price-changed, and wallet-too-low when the wallet was
 * chosen and does not reach.
 */
function planSplit({ draft, quote, way, cityId, spendable }: SplitRequest, context: CallContext): Settlement {
  const priceRials = toOrderPriceRials(quote);
  const order = { cityId, categoryId: draft.srvcategoryid, priceRials };
  const balances = { priceRials, ...toBalances(spendable, order) };
  const asked = toSettlement({ ...balances, usesGift: draft.usesGift, usesWallet: draft.usesWallet });
  refuseOtherPrice(draft, quote, asked, context);
  if (way !== 'wallet') return asked;
  const split = toSettlement({ ...balances, usesGift: draft.usesGift, usesWallet: true });
  if (split.payableRials > 0) throw new CallError('wallet-too-low', { details: { missingRial: split.payableRials } });
  return split;
}

/**
 * The customer saw the price of the visit, or the rest to pay after gift and wallet. Another one by now must be shown
 * again first.
 */
function refuseOtherPrice(draft: Draft, quote: OrderQuote, asked: Settlement, context: CallContext): void {
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
