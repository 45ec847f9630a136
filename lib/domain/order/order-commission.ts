import type { ServiceKind } from '@/lib/contract/enumerations';

import { toCommissionRials } from '../money/money';

interface PricedLine {
  readonly key: string;
  readonly amountRials: number;
}

interface CommissionedOrder {
  readonly kind: ServiceKind;
  readonly lines: readonly PricedLine[];
  /** Of its lines together. */
  readonly priceRials: number;
}

/** What a litre was ordered at, and what was delivered of it. */
const FUEL_KEYS: readonly string[] = ['petrol', 'litres'];

/** What an order's lines have of petrol by now, in rial. */
export function toFuelRials(lines: readonly PricedLine[]): number {
  return lines.filter(({ key }) => FUEL_KEYS.includes(key)).reduce((sum, { amountRials }) => sum + amountRials, 0);
}

/**
 * The marketplace's part of an order, in rial; `finalRials` is the price that it is about to have. Of petrol it is
 * taken of what bringing it costs: the driver hands the pump's price on, and earns nothing by it.
 */
export function toOrderCommissionRials(
  { kind, lines, priceRials }: CommissionedOrder,
  finalRials: number = priceRials,
): number {
  if (kind !== 'gas') return toCommissionRials(finalRials);
  return toCommissionRials(Math.max(0, Math.min(finalRials, priceRials - toFuelRials(lines))));
}
