import type { CleaningExtra, PetType } from '@/lib/contract/enumerations';
import type { CleaningHoursRule, PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';

const MINUTES_AN_HOUR = 60;
const AREA_UNIT_M2 = 10;
const WHOLE_PERCENT = 100;
/** The question names these; any other entry of the book is «other». */
const NAMED_PETS: readonly string[] = ['cat', 'dog', 'bird'];

export interface HomeSize {
  readonly areaM2: number;
  readonly roomCount: number;
  readonly bathroomCount: number;
  readonly windowCount: number;
  readonly isFirstDeepClean: boolean;
}

export interface CleaningAnswers {
  readonly typeId: number;
  readonly cityId: number;
  /** Said by the customer; stands before the home's own value. */
  readonly cleaningHours: number | null;
  readonly home: HomeSize | null;
  readonly petTypes: readonly PetType[];
  readonly extras?: readonly CleaningExtra[];
}

/** The part of the price book that decides how long a visit of one type takes. */
export interface CleaningRules {
  readonly hoursRule: CleaningHoursRule;
  readonly minimumHours: number;
  readonly maximumHours: number;
  readonly firstDeepCleanExtraMinutes: number;
  readonly pets: PriceBook<'cleaning'>['pets'];
}

export interface CleaningQuote {
  readonly lines: readonly QuoteLine[];
  /** Before any discount. */
  readonly priceRials: number;
  /** Always 0: a single visit earns no discount; a series does from its second visit on (BEHAVIOUR 16). */
  readonly discountRials: 0;
  /** Whole hours that are booked; pets, first deep clean and extras included. */
  readonly needHours: number;
  readonly minHours: number;
}

/**
 * The rules of one type of cleaning; null when the book does not know the type. A type without a rule of its own takes
 * the book's first.
 */
export function findCleaningRules(book: PriceBook<'cleaning'>, typeId: number): CleaningRules | null {
  const type = book.types.find((known) => known.typeId === typeId);
  const hoursRule = book.hoursRules.find((rule) => rule.typeId === typeId) ?? book.hoursRules[0];
  if (!type || !hoursRule) return null;
  return {
    hoursRule,
    minimumHours: Math.max(book.minimumHours, type.minimumHours),
    maximumHours: book.maximumHours,
    firstDeepCleanExtraMinutes: book.firstDeepCleanExtraMinutes,
    pets: book.pets,
  };
}

function toPetMinutes(petTypes: readonly PetType[], pets: CleaningRules['pets']): number {
  const minutesOf = (petType: PetType) => {
    const known = pets.find((pet) => pet.seopath === petType);
    if (known) return known.extraMinutes;
    return Math.max(0, ...pets.filter((pet) => !NAMED_PETS.includes(pet.seopath)).map((pet) => pet.extraMinutes));
  };
  return [...new Set(petTypes)].reduce((sum, petType) => sum + minutesOf(petType), 0);
}

function toHomeMinutes(home: HomeSize, rule: CleaningHoursRule): number {
  return (
    rule.baseMinutes +
    (home.areaM2 / AREA_UNIT_M2) * rule.minutesPerTenSquareMetres +
    home.roomCount * rule.minutesPerRoom +
    home.bathroomCount * rule.minutesPerBathroom +
    home.windowCount * rule.minutesPerWindow
  );
}

function toBookedHours(minutes: number, rules: Pick<CleaningRules, 'minimumHours' | 'maximumHours'>): number {
  const hours = Math.ceil(Math.round(minutes) / MINUTES_AN_HOUR);
  return Math.min(rules.maximumHours, Math.max(rules.minimumHours, hours));
}

/**
 * Whole hours that a home needs (boot/calchours): never under the type's shortest visit, never over the book's longest.
 */
export function neededHours(home: HomeSize, petTypes: readonly PetType[], rules: CleaningRules): number {
  const deepMinutes = home.isFirstDeepClean ? rules.firstDeepCleanExtraMinutes : 0;
  return toBookedHours(toHomeMinutes(home, rules.hoursRule) + deepMinutes + toPetMinutes(petTypes, rules.pets), rules);
}

/**
 * Whole hours that a stairwell, yard or car park needs (boot/calchours4cleanoutdoor); null when the book has no rule
 * for it.
 */
export function findOutdoorHours(
  size: { readonly areaM2: number; readonly floorCount: number },
  book: PriceBook<'cleaning'>,
): number | null {
  const rule = book.outdoorHoursRules[0];
  const rules = rule && findCleaningRules(book, rule.typeId);
  if (!rule || !rules) return null;
  const minutes =
    rule.baseMinutes +
    size.floorCount * rule.minutesPerFloor +
    (size.areaM2 / AREA_UNIT_M2) * rule.minutesPerTenSquareMetresCarPark;
  return toBookedHours(minutes, rules);
}

/** Hours of the visit itself, then with the first deep clean, then with pets: each is charged as its addition. */
function toHourParts(answers: CleaningAnswers, rules: CleaningRules, extraMinutes: number) {
  const home = answers.cleaningHours === null ? answers.home : null;
  const baseMinutes =
    answers.cleaningHours !== null
      ? answers.cleaningHours * MINUTES_AN_HOUR
      : home
        ? toHomeMinutes(home, rules.hoursRule)
        : 0;
  const deepMinutes = home?.isFirstDeepClean ? rules.firstDeepCleanExtraMinutes : 0;
  const baseHours = toBookedHours(baseMinutes, rules);
  const withDeepHours = toBookedHours(baseMinutes + deepMinutes, rules);
  const chargedMinutes = baseMinutes + deepMinutes + toPetMinutes(answers.petTypes, rules.pets);
  const chargedHours = toBookedHours(chargedMinutes, rules);
  return {
    baseHours,
    deepHours: withDeepHours - baseHours,
    petHours: chargedHours - withDeepHours,
    chargedHours,
    // An extra has a price of its own, so that its time is booked and not charged by the hour.
    needHours: toBookedHours(chargedMinutes + extraMinutes, rules),
  };
}

/** The extras in a price book for a type of cleaning. */
export function listExtras({ extras = [] }: PriceBook<'cleaning'>, typeId: number) {
  return extras.filter(({ typeIds }) => typeIds.includes(typeId));
}

/** The asked extras, in the book's order; null where one of them is not offered for the type. */
function findExtras({ extras = [], typeId }: CleaningAnswers, book: PriceBook<'cleaning'>) {
  const found = listExtras(book, typeId).filter(({ key }) => extras.includes(key));
  return found.length === new Set(extras).size ? found : null;
}

/**
 * The price of one visit, line by line. Null when the book has no price for the city or the type; nothing answered yet
 * gives the shortest visit. `lines` sum up to `priceRials`.
 */
export function quoteCleaning(answers: CleaningAnswers, book: PriceBook<'cleaning'>): CleaningQuote | null {
  const rules = findCleaningRules(book, answers.typeId);
  const type = book.types.find((known) => known.typeId === answers.typeId);
  const city = book.cities.find((known) => known.cityId === answers.cityId);
  if (!rules || !type || !city) return null;
  const extras = findExtras(answers, book);
  if (!extras) return null;
  const extraMinutes = extras.reduce((sum, extra) => sum + extra.extraMinutes, 0);
  const parts = toHourParts(answers, rules, extraMinutes);
  const rate = city.hourlyRates.find((known) => known.hours === parts.chargedHours);
  if (!rate) return null;

  const hourlyRateRials = Math.round((rate.hourlyRateRials * type.ratePercent) / WHOLE_PERCENT);
  const toLine = (key: string, hours: number): QuoteLine => ({
    key,
    params: { hours, hourlyRateRials },
    amountRials: hours * hourlyRateRials,
  });
  const charged = [
    toLine('clean-hours', parts.baseHours),
    toLine('clean-first-deep', parts.deepHours),
    toLine('clean-pets', parts.petHours),
    ...extras.map(({ key, amountRials }) => ({ key: `clean-extra-${key}`, params: {}, amountRials })),
  ].filter((line) => line.amountRials > 0);
  const priceRials = charged.reduce((sum, line) => sum + line.amountRials, 0);
  return {
    lines: charged,
    priceRials,
    discountRials: 0,
    needHours: parts.needHours,
    minHours: rules.minimumHours,
  };
}
