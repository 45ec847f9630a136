import type { OrderMove } from './order-moves';

/**
 * Taking an order, agreeing to another hour or proposing one, and giving the order back bind the company, so it alone
 * does them. The worker on the spot does all else.
 */
const OF_THE_COMPANY_ALONE: readonly OrderMove[] = [
  'accept',
  'decline',
  'withdraw',
  'agreeHour',
  'keepHour',
  'offerHours',
];

/**
 * Whether a member of the provider's team to whom an order was handed, or their supervisor, may make a move of the
 * provider's.
 */
export function isOnTheSpot(move: OrderMove): boolean {
  return !OF_THE_COMPANY_ALONE.includes(move);
}
