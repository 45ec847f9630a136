import { z } from 'zod';

import { CAR_WASH_METHODS, CLEANING_EXTRAS, type ServiceKind } from '@/lib/contract/enumerations';

// What each kind's prices are made of (BEHAVIOUR 4): its shape, checked when a book is written and when it is read.
// Money is whole rials.

const rials = z.int().min(0);
const id = z.int().min(1);
const hours = z.int().min(1).max(24);
const percent = z.int().min(1);
const minutes = z.int().min(0);

/**
 * The parts of every book: the first Tehran day on which it holds (`2026-03-21`), and the prices of its cities. A
 * stored book has one city.
 */
function toBook<City extends z.ZodRawShape, Rest extends z.ZodRawShape>(city: City, rest: Rest) {
  return z.object({ validFrom: z.iso.date(), cities: z.array(z.object({ cityId: id, ...city })), ...rest });
}

/** The hourly rate of a visit of exactly `hours` hours: the whole visit is charged at the rate of its own length. */
const hourlyRate = z.object({ hours, hourlyRateRials: rials });

/** Minutes of a home; their sum is rounded up to whole hours (boot/calchours). */
const cleaningHoursRule = z.object({
  typeId: id,
  baseMinutes: minutes,
  minutesPerTenSquareMetres: minutes,
  minutesPerRoom: minutes,
  minutesPerBathroom: minutes,
  minutesPerWindow: minutes,
});

/** Minutes of stairs, a car park or a yard (boot/calchours4cleanoutdoor). */
const outdoorHoursRule = z.object({
  typeId: id,
  baseMinutes: minutes,
  minutesPerFloor: minutes,
  minutesPerTenSquareMetresCarPark: minutes,
});

const cleaning = toBook(
  { hourlyRates: z.array(hourlyRate) },
  {
    minimumHours: hours,
    maximumHours: hours,
    types: z.array(z.object({ typeId: id, ratePercent: percent, minimumHours: hours })),
    hoursRules: z.array(cleaningHoursRule),
    outdoorHoursRules: z.array(outdoorHoursRule),
    // The catalogue gives each an id and names besides.
    pets: z.array(z.looseObject({ seopath: z.string(), extraMinutes: minutes })),
    firstDeepCleanExtraMinutes: minutes,
    /** Each at a price of its own; its minutes lengthen the visit. Books from before November 2026 have none. */
    extras: z
      .array(
        z.object({ key: z.enum(CLEANING_EXTRAS), extraMinutes: minutes, amountRials: rials, typeIds: z.array(id) }),
      )
      .optional(),
  },
);

/** Item × grade, and a minimum order. An item that a grade does not take has null there. */
const laundry = toBook(
  {
    minimumOrderRials: rials,
    rates: z.array(z.object({ itemId: id, ECO: rials.nullable(), VIP: rials.nullable() })),
  },
  { items: z.array(z.object({ itemId: id, typeId: id, key: z.string() })) },
);

/** A unit of a material × grade: `ECO` and `VIP` are rials for a square metre, a seat or a metre. */
const carpet = toBook(
  { minimumOrderRials: rials, rates: z.array(z.object({ typeId: id, ECO: rials, VIP: rials })) },
  { types: z.array(z.object({ typeId: id, unit: z.enum(['square-metre', 'seat', 'metre']) })) },
);

/** Car body type × service type × method; one that is not listed is not offered. */
const carwash = toBook(
  {
    rates: z.array(z.object({ bodyTypeId: id, typeId: id, method: z.enum(CAR_WASH_METHODS), amountRials: rials })),
  },
  {
    /** `key` names the words of a body, and of a type below (messages/<locale>/price-lines.json). */
    bodies: z.array(z.object({ bodyTypeId: id, key: z.string() })),
    /** Hours of a visit, by type and body; a body that is not listed takes `hours`. */
    types: z.array(
      z.object({ typeId: id, key: z.string(), hours, longer: z.array(z.object({ bodyTypeId: id, hours })) }),
    ),
    /** Hours that the way to the workshop and back adds to a visit. */
    collectExtraHours: z.int().min(0).max(24),
  },
);

/** The floor under every bid, and the usual price of a type. */
const task = toBook(
  { floorRials: rials, guides: z.array(z.object({ typeId: id, fromRials: rials, toRials: rials })) },
  { types: z.array(z.object({ typeId: id, hours })) },
);

/**
 * Movers × hours × rate, with the vehicle, floors without a lift, heavy pieces and packing; shown as a guide beside the
 * bids.
 */
const moving = toBook(
  {
    floorRials: rials,
    moverHourRials: rials,
    vehicleRates: z.array(z.object({ typeId: id, amountRials: rials })),
    floorWithoutLiftRials: rials,
    heavyPieceRials: rials,
    packingHourRials: rials,
  },
  {
    types: z.array(
      z.object({
        typeId: id,
        hours,
        minimumMovers: id,
        maximumMovers: id,
        /** Packing only: boxes are packed where they stand. */
        isPacking: z.boolean().default(false),
      }),
    ),
    /** Hours of packing beside the removal. */
    packingHours: hours,
  },
);

/** A litre of each fuel, and the price of bringing it. Litres are the house's own limits (`lib/domain/constants/`). */
const gas = toBook(
  { fuels: z.array(z.object({ gasTypeEnum: z.string(), litreRials: rials })), deliveryRials: rials },
  {},
);

/** Persons × tests, and one visit fee. `fastingHours` is 0 where nothing has to be held. */
const medicalTests = toBook(
  { visitFeeRials: rials, rates: z.array(z.object({ testId: id, amountRials: rials })) },
  {
    /** `key` names the words of a test (messages/<locale>/price-lines.json). */
    tests: z.array(z.object({ testId: id, typeId: id, key: z.string(), fastingHours: z.int().min(0).max(24) })),
    hours,
    /** Persons for whom `hours` is enough; each further group of this size takes another hour. */
    personsAnHour: id,
  },
);

/** The shape of each kind's book. */
export const PRICE_BOOK_SHAPES = {
  cleaning,
  laundry,
  carpet,
  // Priced by the seat, in the book of the category that it is a type of.
  upholstery: carpet,
  carwash,
  task,
  moving,
  gas,
  testing: medicalTests,
} satisfies Record<ServiceKind, z.ZodType>;

/**
 * Everything that a quote of a kind is made of, valid from one Tehran day on. An order keeps its lines, never the book.
 */
export type PriceBook<Kind extends ServiceKind = ServiceKind> = z.infer<(typeof PRICE_BOOK_SHAPES)[Kind]>;

export type CleaningHoursRule = z.infer<typeof cleaningHoursRule>;

/** A stored book as its kind's. Throws where the stored text is no price book. */
export function readPriceBook<Kind extends ServiceKind>(kind: Kind, stored: unknown): PriceBook<Kind> {
  return PRICE_BOOK_SHAPES[kind].parse(stored) as PriceBook<Kind>;
}
