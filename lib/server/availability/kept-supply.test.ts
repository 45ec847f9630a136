import { and, eq, sql } from 'drizzle-orm';

import { toBayesianRating } from '@/lib/domain/order/rating';

import {
  cityProviders,
  locations,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  users,
} from '../schema';
import { market } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { toShifts } from './week-hours';

const PEOPLE = [301, 302, 303, 304];
/** Two of Tehran, one each of two other cities. */
const PLACES = [1001, 1002, 2001, 3001];
const SERVICES = [
  { categoryId: 3, typeId: 301 },
  { categoryId: 3, typeId: 302 },
  { categoryId: 9, typeId: 901 },
];
const STEPS = 120;

describe('the supply of services in cities', () => {
  const service = useMarket({ holds: 'people' });
  beforeAll(async () => {
    for (const id of PEOPLE) await putProvider(id);
  });

  const connection = () => service.context.ports.database.connection;
  const createdAt = new Date('2026-11-20T08:00:00Z');

  async function putProvider(id: number): Promise<void> {
    await connection()
      .insert(users)
      .values({
        id,
        firstName: 'Mina',
        lastName: `${id}`,
        mobile: `0912111${id}`,
        inviteCode: `code-${id}`,
        createdAt,
      });
    await connection()
      .insert(providers)
      .values({
        userId: id,
        merchantId: id,
        merchantName: '',
        workerCode: `W${id}`,
        gender: 'female',
        status: 'active',
        registeredAt: createdAt,
      });
  }

  /** One move of somebody's work, whatever stands there by now. */
  async function move(step: number, draw: (count: number) => number): Promise<unknown> {
    const userId = PEOPLE[draw(PEOPLE.length)] ?? 0;
    const locationId = PLACES[draw(PLACES.length)] ?? 0;
    const known = SERVICES[draw(SERVICES.length)] ?? { categoryId: 3, typeId: 301 };
    const weekday = draw(7);
    switch (step % 8) {
      case 0:
      case 1:
        return connection().insert(providerLocations).values({ userId, locationId }).onConflictDoNothing();
      case 2:
        return connection()
          .insert(providerServices)
          .values({ userId, ...known })
          .onConflictDoNothing();
      case 3:
        return connection()
          .insert(providerShifts)
          .values({ userId, weekday, startHour: 6 + draw(8), endHour: 12 + draw(13) });
      case 4:
        return draw(2) === 0
          ? connection()
              .delete(providerServices)
              .where(and(eq(providerServices.userId, userId), eq(providerServices.typeId, known.typeId)))
          : connection()
              .delete(providerShifts)
              .where(and(eq(providerShifts.userId, userId), eq(providerShifts.weekday, weekday)));
      case 5:
        return connection()
          .update(providers)
          .set({ ratingSum: sql`${providers.ratingSum} + 4`, ratingCount: sql`${providers.ratingCount} + 1` })
          .where(eq(providers.userId, userId));
      case 6:
        return connection()
          .update(providers)
          .set({ status: draw(3) === 0 ? 'paused' : 'active' })
          .where(eq(providers.userId, userId));
      default:
        return connection()
          .delete(providerLocations)
          .where(and(eq(providerLocations.userId, userId), eq(providerLocations.locationId, locationId)));
    }
  }

  const readKept = async () => (await connection().select().from(cityProviders)).map(toLine).sort();

  /** Computes the supply from its source tables, without the database's own upkeep of it. */
  async function work(): Promise<string[]> {
    const db = connection();
    const placeRows = await db
      .select()
      .from(providerLocations)
      .innerJoin(locations, eq(locations.id, providerLocations.locationId));
    const serviceRows = await db.select().from(providerServices);
    const shiftRows = await db.select().from(providerShifts);
    const people = (await db.select().from(providers)).filter(({ status }) => status === 'active');
    return people
      .flatMap(({ userId, ratingSum, ratingCount }) => {
        const cityIds = new Set(
          placeRows.filter((row) => row.provider_locations.userId === userId).map((row) => row.locations.cityId),
        );
        const own = serviceRows.filter((row) => row.userId === userId);
        const shifts = shiftRows.filter((row) => row.userId === userId);
        const weekHours = Array.from({ length: 168 }, (_, hour) =>
          shifts.some(
            ({ weekday, startHour, endHour }) => weekday * 24 + startHour <= hour && hour < weekday * 24 + endHour,
          )
            ? '1'
            : '0',
        ).join('');
        return [...new Set(own.map(({ categoryId }) => categoryId))].flatMap((categoryId) =>
          [...cityIds].map((cityId) =>
            toLine({
              categoryId,
              cityId,
              userId,
              typeIds: own.filter((row) => row.categoryId === categoryId).map(({ typeId }) => typeId),
              weekHours,
              bayesianRating: toBayesianRating(ratingSum, ratingCount),
            }),
          ),
        );
      })
      .sort();
  }

  it('equals a full computation, after a hundred changes of which several are concurrent', async () => {
    const draw = drawFrom(20_261_123);
    for (let step = 0; step < STEPS; step += 4)
      await Promise.all([0, 1, 2, 3].map((offset) => move(step + offset, draw)));
    const kept = await readKept();
    expect(kept.length).toBeGreaterThan(2);
    expect(kept).toEqual(await work());
  });

  it('follows a suspension, withdrawn work, and a neighbourhood that moves to another city', async () => {
    const { providerId, otherProviderId, locationId } = market;
    const rowsOf = (userId: number) =>
      connection().select().from(cityProviders).where(eq(cityProviders.userId, userId));
    expect(toShifts((await rowsOf(providerId))[0]?.weekHours ?? '')).toHaveLength(6);
    await connection().update(providers).set({ status: 'suspended' }).where(eq(providers.userId, providerId));
    expect(await rowsOf(providerId)).toEqual([]);
    await connection().update(locations).set({ cityId: 2 }).where(eq(locations.id, locationId));
    expect(await rowsOf(otherProviderId)).toMatchObject([{ cityId: 2 }]);
    await connection().delete(providerServices).where(eq(providerServices.userId, otherProviderId));
    expect(await rowsOf(otherProviderId)).toEqual([]);
    expect(await readKept()).toEqual(await work());
  });

  it('is made anew after a change by hand', async () => {
    await connection().update(cityProviders).set({ bayesianRating: 0 });
    await connection().execute(sql`SELECT rebuild_city_providers()`);
    expect(await readKept()).toEqual(await work());
  });
});

function toLine({
  categoryId,
  cityId,
  userId,
  typeIds,
  weekHours,
  bayesianRating,
}: typeof cityProviders.$inferSelect): string {
  return [categoryId, cityId, userId, [...typeIds].sort().join('+'), weekHours, bayesianRating.toFixed(9)].join(' ');
}

/** Draws alike each time: a failure comes again. */
function drawFrom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}
