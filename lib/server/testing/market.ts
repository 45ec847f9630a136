import type { OrderState } from '@/lib/contract/enumerations';

import { toBookedInterval } from '../availability/rules';
import {
  bookings,
  locations,
  addresses,
  providerLocations,
  providerServices,
  providerShifts,
  providers,
  taskEvents,
  tasks,
  userRoles,
  users,
  toVisit,
} from '../schema';
import { aCatalogue } from '../seed/stories/people';
import type { TestService } from './call';

/** People and places of a test market; ids are fixed. */
export const market = {
  customerId: 101,
  otherCustomerId: 102,
  /** Works 8 to 18 from Saturday to Thursday, in `locationId` alone, at regular and deep cleaning. */
  providerId: 201,
  /** Works when `providerId` does, and is better rated. */
  otherProviderId: 202,
  categoryId: 3,
  typeId: 301,
  cityId: 1,
  locationId: 0,
  otherLocationId: 0,
};

const WORKING_DAYS = [0, 1, 2, 3, 4, 5];
const TYPE_IDS = [301, 302];

/** The shipped catalogue with its people. */
export async function loadTestMarket(service: TestService): Promise<void> {
  await aCatalogue(service.context);
  await loadTestPeople(service);
}

/** Puts two customers and two providers of house cleaning in Tehran, where the shipped catalogue is loaded. */
export async function loadTestPeople({ context }: TestService): Promise<void> {
  const createdAt = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const places = (await transaction.select().from(locations))
      .filter(({ cityId }) => cityId === market.cityId)
      .sort((one, other) => one.id - other.id);
    market.locationId = places[0]?.id ?? 0;
    market.otherLocationId = places[1]?.id ?? 0;
    const person = (id: number, firstName: string, lastName: string) => ({
      id,
      firstName,
      lastName,
      mobile: `09120000${id}`,
      inviteCode: `code-${id}`,
      createdAt,
    });
    const { customerId, otherCustomerId, providerId, otherProviderId, locationId } = market;
    await transaction
      .insert(users)
      .values([
        person(customerId, 'Sara', 'Ahmadi'),
        person(otherCustomerId, 'Ali', 'Karimi'),
        person(providerId, 'Maryam', 'Rezaei'),
        person(otherProviderId, 'Zahra', 'Moradi'),
      ]);
    await transaction
      .insert(addresses)
      .values({ id: 301, userId: customerId, name: 'Home', text: 'No. 12, Second Alley', locationId, createdAt });
    for (const userId of [providerId, otherProviderId]) {
      await transaction.insert(userRoles).values({ userId, roleId: 16 });
      const rating =
        userId === otherProviderId ? { ratingSum: 50, ratingCount: 10 } : { ratingSum: 40, ratingCount: 10 };
      await transaction.insert(providers).values({
        userId,
        merchantId: 900 + userId,
        merchantName: `Merchant ${userId}`,
        workerCode: `W${userId}`,
        gender: 'female',
        status: 'active',
        registeredAt: createdAt,
        experienceMonths: 30,
        ...rating,
      });
      await transaction
        .insert(providerServices)
        .values(TYPE_IDS.map((typeId) => ({ userId, categoryId: market.categoryId, typeId })));
      await transaction.insert(providerLocations).values({ userId, locationId });
      await transaction
        .insert(providerShifts)
        .values(WORKING_DAYS.map((weekday) => ({ userId, weekday, startHour: 8, endHour: 18 })));
    }
  });
}

interface TestTask {
  readonly state?: OrderState;
  readonly customerId?: number;
  readonly providerId?: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly photoFileId?: number;
  readonly startedAt?: Date;
  /** The provider's hours are booked for it. */
  readonly isBooked?: boolean;
}

let lastCode = 0;

/** Puts a task as if it had been ordered and had come to its state; answers its id. */
export async function putTask({ context }: TestService, { isBooked = false, ...given }: TestTask): Promise<number> {
  const now = context.ports.clock.now();
  const { customerId, providerId, categoryId, typeId, locationId, cityId } = market;
  lastCode += 1;
  return context.ports.database.transaction(async (transaction) => {
    const address = {
      name: 'Home',
      text: 'No. 12, Second Alley',
      zipCode: null,
      locationId,
      cityId,
      provinceId: 1,
      latitude: null,
      longitude: null,
    };
    const task = {
      code: `T-${lastCode}`,
      kind: 'cleaning',
      categoryId,
      typeId,
      customerId,
      providerId,
      state: 'CONFIRMED',
      draft: {},
      lines: [],
      addressId: 301,
      address,
      priceRials: 9_600_000,
      payableRials: 9_600_000,
      paymentWay: 'online',
      createdAt: now,
      updatedAt: now,
      ...given,
    } as const;
    const [row] = await transaction.insert(tasks).values(task).returning();
    if (!row) throw new Error('the task was not put');
    await transaction.insert(taskEvents).values({ taskId: row.id, state: row.state, move: 'put', at: now });
    if (isBooked && row.providerId !== null) {
      const visit = toVisit(row);
      const booked = toBookedInterval({ startsAtMs: visit.startsAt.getTime(), endsAtMs: visit.endsAt.getTime() });
      await transaction.insert(bookings).values({
        providerId: row.providerId,
        personId: row.providerId,
        taskId: row.id,
        startsAt: new Date(booked.startsAtMs),
        endsAt: new Date(booked.endsAtMs),
      });
    }
    return row.id;
  });
}
