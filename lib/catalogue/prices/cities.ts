/** First Tehran day of the prices of 1405. */
export const PRICES_FROM = '2026-03-21';

const WHOLE_PERCENT = 100;
/** A price is a whole number of these: a thousand tomans. */
const STEP_RIALS = 10_000;

/** The prices of the other cities in percent of Tehran's, for kinds without a table for each city. */
const PERCENT_OF_TEHRAN: Readonly<Record<number, number>> = { 1: 100, 2: 90, 3: 88, 4: 82, 5: 86, 6: 80 };

/** A price of Tehran as it is elsewhere, in whole thousands of tomans. Throws for a city that has no percentage. */
export function inCity(cityId: number, tehranRials: number): number {
  const percent = PERCENT_OF_TEHRAN[cityId];
  if (percent === undefined) throw new Error(`lib/catalogue/prices/cities.ts says nothing of city ${cityId}.`);
  return toStep((tehranRials * percent) / WHOLE_PERCENT);
}

/** A price after a percentage, in whole thousands of tomans. */
export function toPercent(rials: number, percent: number): number {
  return toStep((rials * percent) / WHOLE_PERCENT);
}

function toStep(rials: number): number {
  return Math.round(rials / STEP_RIALS) * STEP_RIALS;
}

/** A row for each city, made from Tehran's prices. */
export function eachCity<Prices extends object>(
  cityIds: readonly number[],
  toPrices: (priced: (tehranRials: number) => number) => Prices,
): ({ cityId: number } & Prices)[] {
  return cityIds.map((cityId) => ({ cityId, ...toPrices((tehranRials) => inCity(cityId, tehranRials)) }));
}
