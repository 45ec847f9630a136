import { VAT_RATES } from '../constants/money';
import { toTehranDate } from '../site/jalali-date';

const WHOLE_PERCENT = 100;

/** A row of an invoice, in whole rial. */
export interface TaxSums {
  /** Amount × fee. */
  readonly beforeDiscountRials: number;
  readonly discountRials: number;
  readonly netRials: number;
  readonly vatRials: number;
  readonly totalRials: number;
}

/** The rate on the day of an instant, in percent; zero before the tax began. */
export function toVatPercent(atMs: number): number {
  const day = toTehranDate(atMs);
  return VAT_RATES.find(({ fromDay }) => fromDay <= day)?.percent ?? 0;
}

interface Priced {
  readonly amount: number;
  readonly feeRials: number;
  readonly discountRials: number;
  readonly vatPercent: number;
}

/** The sums of a row whose price is without tax; the tax is truncated to whole rials. */
export function toTaxSums({ amount, feeRials, discountRials, vatPercent }: Priced): TaxSums {
  const beforeDiscountRials = amount * feeRials;
  const netRials = beforeDiscountRials - discountRials;
  const vatRials = Math.floor((netRials * vatPercent) / WHOLE_PERCENT);
  return { beforeDiscountRials, discountRials, netRials, vatRials, totalRials: netRials + vatRials };
}

/** The most without tax that comes to no more than a sum with tax, in rial. */
function toNetRials(totalRials: number, vatPercent: number): number {
  const least = Math.floor((totalRials * WHOLE_PERCENT) / (WHOLE_PERCENT + vatPercent));
  const toTotal = (netRials: number) => netRials + Math.floor((netRials * vatPercent) / WHOLE_PERCENT);
  return toTotal(least + 1) <= totalRials ? least + 1 : least;
}

/** A line of a price, tax included, and the part of the discounts that falls on it. */
export interface GrossLine {
  readonly grossRials: number;
  readonly offRials: number;
}

/**
 * Takes the tax out of prices that contain it. The truncation leaves at most one rial, which goes on to the next row;
 * the last row's rial is `restRials`. All totals and the rest are the sum of the prices.
 */
export function splitGross(
  lines: readonly GrossLine[],
  vatPercent: number,
): { readonly rows: readonly TaxSums[]; readonly restRials: number } {
  let restRials = 0;
  const rows = lines.map(({ grossRials, offRials }) => {
    const paidRials = grossRials - offRials + restRials;
    const netRials = toNetRials(paidRials, vatPercent);
    const discountRials = offRials === 0 ? 0 : Math.max(0, toNetRials(grossRials, vatPercent) - netRials);
    const sums = toTaxSums({ amount: 1, feeRials: netRials + discountRials, discountRials, vatPercent });
    restRials = paidRials - sums.totalRials;
    return sums;
  });
  return { rows, restRials };
}

/** Spreads a sum over lines in proportion, to the rial. No line gets more than it has. */
export function spread(sumRials: number, grossRials: readonly number[]): number[] {
  let leftRials = sumRials;
  let leftGrossRials = grossRials.reduce((sum, rials) => sum + rials, 0);
  return grossRials.map((rials) => {
    const share = leftGrossRials === 0 ? 0 : Math.round((leftRials * rials) / leftGrossRials);
    const partRials = Math.min(rials, share);
    leftRials -= partRials;
    leftGrossRials -= rials;
    return partRials;
  });
}
