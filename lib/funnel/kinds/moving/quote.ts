import type { HeavyPiece } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';

/** The access to a home; floor 0 is level with the street, basements are below zero. */
export interface HomeAccess {
  readonly floor: number;
  readonly hasLift: boolean;
}

export interface RemovalAnswers {
  readonly typeId: number;
  readonly cityId: number;
  /** Null before it was asked: the fewest that the vehicle takes. */
  readonly moverCount: number | null;
  readonly heavyPieces: readonly { readonly piece: HeavyPiece; readonly count: number }[];
  readonly hasPacking: boolean;
  /** Null before it was asked: nothing is carried by stairs yet. */
  readonly originAccess: HomeAccess | null;
  readonly destinationAccess: HomeAccess | null;
}

export interface RemovalQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  /** Whole hours that such a removal takes as a rule. */
  readonly needHours: number;
}

type City = PriceBook<'moving'>['cities'][number];
type Vehicle = PriceBook<'moving'>['types'][number];

/** A vehicle, or hands alone, by its type; null for one that the book does not know. */
export function findVehicle(book: PriceBook<'moving'>, typeId: number): Vehicle | null {
  return book.types.find((known) => known.typeId === typeId) ?? null;
}

/** The floors that furniture is carried on the way in or out: none with a lift; floors down count as floors up. */
export function toClimbedFloors(access: HomeAccess | null): number {
  return access === null || access.hasLift ? 0 : Math.abs(access.floor);
}

/**
 * Movers × hours × rate, the vehicle, floors without a lift, heavy pieces and packing (BEHAVIOUR 4): the guide beside
 * the bids. Packing alone is packers × hours × rate, because nothing is carried. Null for a vehicle or a city that the
 * book does not know, and for more or fewer movers than the vehicle takes.
 */
export function quoteRemoval(answers: RemovalAnswers, book: PriceBook<'moving'>): RemovalQuote | null {
  const city = book.cities.find(({ cityId }) => cityId === answers.cityId);
  const vehicle = findVehicle(book, answers.typeId);
  if (!city || !vehicle) return null;
  const movers = answers.moverCount ?? vehicle.minimumMovers;
  if (movers < vehicle.minimumMovers || movers > vehicle.maximumMovers) return null;
  const packs = answers.hasPacking && !vehicle.isPacking;
  const lines = vehicle.isPacking
    ? [toHandsLine('moving-packers', { movers, hours: vehicle.hours, rateRials: city.packingHourRials })]
    : [
        toHandsLine('moving-movers', { movers, hours: vehicle.hours, rateRials: city.moverHourRials }),
        ...toVehicleLines(city, vehicle),
        ...toFloorLines(city, answers),
        ...toHeavyLines(city, answers),
        ...(packs
          ? [toHandsLine('moving-packing', { movers, hours: book.packingHours, rateRials: city.packingHourRials })]
          : []),
      ];
  return {
    lines,
    priceRials: lines.reduce((sum, { amountRials }) => sum + amountRials, 0),
    needHours: vehicle.hours + (packs ? book.packingHours : 0),
  };
}

interface Hands {
  readonly movers: number;
  readonly hours: number;
  readonly rateRials: number;
}

function toHandsLine(key: string, { movers, hours, rateRials }: Hands): QuoteLine {
  return { key, params: { movers, hours, rateRials }, amountRials: movers * hours * rateRials };
}

function toVehicleLines({ vehicleRates }: City, { typeId }: Vehicle): QuoteLine[] {
  const amountRials = vehicleRates.find((known) => known.typeId === typeId)?.amountRials ?? 0;
  return amountRials === 0 ? [] : [{ key: 'moving-vehicle', params: {}, amountRials }];
}

function toFloorLines(city: City, { originAccess, destinationAccess }: RemovalAnswers): QuoteLine[] {
  const floors = toClimbedFloors(originAccess) + toClimbedFloors(destinationAccess);
  const rateRials = city.floorWithoutLiftRials;
  return floors === 0 ? [] : [{ key: 'moving-floors', params: { floors, rateRials }, amountRials: floors * rateRials }];
}

function toHeavyLines(city: City, { heavyPieces }: RemovalAnswers): QuoteLine[] {
  const pieces = heavyPieces.reduce((sum, { count }) => sum + count, 0);
  const rateRials = city.heavyPieceRials;
  return pieces === 0 ? [] : [{ key: 'moving-heavy', params: { pieces, rateRials }, amountRials: pieces * rateRials }];
}
