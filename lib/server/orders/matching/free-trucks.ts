import { and, asc, eq, exists, gt, gte, isNotNull, lte, ne, notExists, sql, type SQL } from 'drizzle-orm';

import type { Localized } from '@/lib/catalogue/types';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';
import { TRUCK_POSITION, TRUCK_TANK, TRUCKS_NEAR } from '@/lib/domain/constants/trucks';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';
import { toTruckArrival } from '@/lib/domain/kind/truck-arrival';

import { takesOffers } from '../../availability';
import { named } from '../../ports/ask-together';
import type { Executor } from '../../ports/database';
import {
  bookings,
  ledgerAccounts,
  locations,
  providerAbsences,
  providers,
  trucks,
  users,
  workVehicles,
} from '../../schema';
import { mayMeet } from '../../regulars';
import { isUsable, selectLitres } from '../../work-vehicles';
import { isAround, toNearness } from './nearness';

/** An order's wish for trucks: the car's place, and the person who asks. */
export interface TruckWish {
  readonly point: Coordinates;
  /** A person is never their own driver. */
  readonly customerId: number | null;
  readonly fuel?: string | undefined;
  /** How many litres the tank has to hold; left out, as many as the largest order asks for. */
  readonly litres?: number | undefined;
}

export interface NearTruck {
  readonly truckId: number;
  readonly number: string;
  readonly fuels: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly seenAtMs: number;
  readonly driverId: number;
  readonly merchantId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly place: Localized;
  /** The credit that covers the commission of a cash order (BEHAVIOUR 9). */
  readonly creditRials: number;
  /** The driver has no other booking and is not away. The hours of the week do not count (decision 0133). */
  readonly isFree: boolean;
}

const FOUND = { found: sql`1` };

/** The free trucks within reach, the nearest first. */
export async function listFreeTrucks(
  executor: Executor,
  wish: TruckWish & { readonly without?: readonly number[] },
  now: Date,
): Promise<NearTruck[]> {
  const near = await selectTrucks(executor, wish, now).orderBy(asc(toNearness(trucks, wish.point)));
  return near
    .filter((truck) => truck.isFree && isInReach(truck, wish.point) && !wish.without?.includes(truck.driverId))
    .slice(0, TRUCKS_NEAR.most);
}

/** Whether a truck comes as far as that. */
export function isInReach(truck: Coordinates, point: Coordinates): boolean {
  return toDistanceKm(truck, point) <= TRUCKS_NEAR.withinKm;
}

/**
 * Trucks around a car, of drivers who take orders, free or not; of one alone where it is named. As rows that can be
 * asked for beside others (`toRow`).
 */
export function selectTrucks(executor: Executor, wish: TruckWish, now: Date, truckId?: number) {
  return executor
    .select(
      named({
        truckId: trucks.id,
        number: trucks.number,
        fuels: sql<readonly string[]>`${trucks.fuels}`,
        latitude: trucks.latitude,
        longitude: trucks.longitude,
        seenAtMs: sql<number>`(extract(epoch FROM ${trucks.seenAt}) * 1000)::bigint`.mapWith(Number),
        driverId: trucks.driverId,
        merchantId: providers.merchantId,
        firstName: users.firstName,
        lastName: users.lastName,
        ratingSum: providers.ratingSum,
        ratingCount: providers.ratingCount,
        place: selectPlace(executor),
        creditRials: selectCredit(executor),
        isFree: sql<boolean>`${isUnbooked(executor, now)}`,
      }),
    )
    .from(trucks)
    .innerJoin(providers, and(eq(providers.userId, trucks.driverId), takesOffers()))
    .innerJoin(users, eq(users.id, trucks.driverId))
    .where(
      and(
        truckId === undefined ? undefined : eq(trucks.id, truckId),
        isOnline(executor, now),
        isAround(trucks, wish.point, TRUCKS_NEAR.withinKm),
        fits(executor, wish),
      ),
    );
}

/** A truck suits an order, wherever it is: its driver may meet the customer, and its tank holds the asked litres. */
function fits(executor: Executor, { customerId, fuel, litres = TRUCK_TANK.least }: TruckWish): SQL | undefined {
  return and(
    customerId === null ? undefined : and(ne(trucks.driverId, customerId), mayMeet(customerId, trucks.driverId)),
    fuel === undefined ? undefined : sql`${trucks.fuels} ? ${fuel}`,
    gte(selectLitres(executor), litres),
  );
}

/**
 * Its driver says so, its position is fresh, and the truck is an approved one whose papers hold (BEHAVIOUR 30,
 * "Vehicles").
 */
function isOnline(executor: Executor, now: Date): SQL | undefined {
  const vehicle = and(eq(workVehicles.id, trucks.vehicleId), eq(workVehicles.userId, trucks.driverId), isUsable(now));
  return and(
    isNotNull(trucks.onlineSince),
    gte(trucks.seenAt, new Date(now.getTime() - TRUCK_POSITION.freshMs)),
    exists(executor.select(FOUND).from(workVehicles).where(vehicle)),
  );
}

/** The name of the neighbourhood that a truck is in. */
function selectPlace(executor: Executor): SQL<Localized> {
  const north = sql`${locations.latitude} - ${trucks.latitude}`;
  const east = sql`(${locations.longitude} - ${trucks.longitude}) * cos(radians(${trucks.latitude}))`;
  const nearest = executor
    .select({ name: locations.name })
    .from(locations)
    .orderBy(sql`power(${north}, 2) + power(${east}, 2)`)
    .limit(1);
  return sql<Localized>`(${nearest})`;
}

function selectCredit(executor: Executor): SQL<number> {
  const credit = executor
    .select({ balanceRials: ledgerAccounts.balanceRials })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'bidding-credit'), eq(ledgerAccounts.ownerId, trucks.driverId)));
  return sql<number>`coalesce((${credit}), 0)`.mapWith(Number);
}

/** Whether the driver is free for the longest way and its held hours (`bookings`): an offered truck is not refused. */
function isUnbooked(executor: Executor, now: Date): SQL | undefined {
  const { endsAtMs } = toTruckArrival(now.getTime(), TRUCKS_NEAR.withinKm, { isPaid: false });
  const until = new Date(endsAtMs + TRAVEL_BUFFER_MS);
  const booked = and(
    eq(bookings.personId, trucks.driverId),
    // As its index says it.
    sql`${bookings.isLive}`,
    gt(bookings.endsAt, now),
    sql`${bookings.startsAt} < ${until.toISOString()}::timestamptz`,
  );
  const { userId, startsAt, endsAt } = providerAbsences;
  const away = and(eq(userId, trucks.driverId), lte(startsAt, until), gt(endsAt, now));
  return and(
    notExists(executor.select(FOUND).from(bookings).where(booked)),
    notExists(executor.select(FOUND).from(providerAbsences).where(away)),
  );
}
