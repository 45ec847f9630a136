import type { ServiceKind } from '@/lib/contract/enumerations';

import { toCommissionRials } from '../money/money';

interface PricedLine {
  readonly key: string;
  readonly amountRials: number;
}

interface CommissionedOrder {
  readonly kind: ServiceKind;
  readonly lines: readonly PricedLine[];
  /** The sum of its lines. */
  readonly priceRials: number;
}

/** The ordered price of petrol, and its correction after the delivery. */
const FUEL_KEYS: readonly string[] = ['petrol', 'litres'];

/** The lines' sum of petrol by now, in rial. */
export function toFuelRials(lines: readonly PricedLine[]): number {
  return lines.filter(({ key }) => FUEL_KEYS.includes(key)).reduce((sum, { amountRials }) => sum + amountRials, 0);
}

/** The part of the price that the commission is taken of, in rial: of petrol what bringing it costs. */
export function toCommissionedRials({ kind, lines, priceRials }: CommissionedOrder): number {
  return kind === 'gas' ? Math.max(0, priceRials - toFuelRials(lines)) : priceRials;
}

/**
 * The marketplace's part of an order, in rial; `finalRials` is the price that it is about to have. Of petrol it is
 * taken of what bringing it costs: the driver hands the pump's price on, and earns nothing by it.
 */
export function toOrderCommissionRials(order: CommissionedOrder, finalRials: number = order.priceRials): number {
  if (order.kind !== 'gas') return toCommissionRials(finalRials);
  return toCommissionRials(Math.max(0, Math.min(finalRials, toCommissionedRials(order))));
}
