import { toMostGiftRials, toShareRials } from './money';

/** The orders that a gift pays for. A gift without a code has no terms. */
export interface GiftTerms {
  /** The most that it pays of one order, in percent of the price; null for the share of every gift. */
  readonly sharePercent: number | null;
  /** The smallest price of an order that it pays for. */
  readonly leastOrderRials: number;
  /** Null for all cities. */
  readonly cityIds: readonly number[] | null;
  /** Null for all services. */
  readonly categoryIds: readonly number[] | null;
  readonly isFirstOrderOnly: boolean;
}

/** The facts of an order that the terms check. */
export interface GiftOrder {
  readonly cityId: number;
  readonly categoryId: number;
  readonly priceRials: number;
}

/** Why a gift does not pay for an order; each is the key of an error. */
export type GiftObstacle = 'gift-wrong-city' | 'gift-wrong-service' | 'gift-order-too-small' | 'gift-not-first-order';

interface Customer {
  /** An order of theirs was completed before. */
  readonly hasCompleted: boolean;
}

/** The obstacle to a gift; null without one. Without an order only the person is checked. */
export function findGiftObstacle(
  terms: GiftTerms,
  order: GiftOrder | null,
  { hasCompleted }: Customer,
): GiftObstacle | null {
  if (terms.isFirstOrderOnly && hasCompleted) return 'gift-not-first-order';
  if (!order) return null;
  if (terms.cityIds && !terms.cityIds.includes(order.cityId)) return 'gift-wrong-city';
  if (terms.categoryIds && !terms.categoryIds.includes(order.categoryId)) return 'gift-wrong-service';
  return order.priceRials < terms.leastOrderRials ? 'gift-order-too-small' : null;
}

interface HeldGift {
  readonly remainingRials: number;
  readonly terms: GiftTerms | null;
}

/** A gift's largest payment for an order by its own terms, in rial. */
export function toUsableRials({ remainingRials, terms }: HeldGift, order: GiftOrder, customer: Customer): number {
  if (!terms) return remainingRials;
  if (findGiftObstacle(terms, order, customer)) return 0;
  const { sharePercent } = terms;
  const mostRials =
    sharePercent === null ? toMostGiftRials(order.priceRials) : toShareRials(order.priceRials, sharePercent);
  return Math.min(remainingRials, mostRials);
}

/** The largest payment of several gifts together, before the share that holds for all gifts of an order. */
export function sumUsableRials(gifts: readonly HeldGift[], order: GiftOrder, customer: Customer): number {
  return gifts.reduce((sum, gift) => sum + toUsableRials(gift, order, customer), 0);
}
