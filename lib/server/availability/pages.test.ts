import { eq, inArray } from 'drizzle-orm';

import { PROVIDERS_A_PAGE } from '@/lib/domain/constants/orders';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toBayesianRating } from '@/lib/domain/order/rating';

import { bookings, providerLocations, providers, providerServices, providerShifts, users } from '../schema';
import type { CallAs } from '../testing/call';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { listSchedules } from './candidates';
import { readCitySupply } from './city-supply';
import { findFirstFree, listSlots } from './rules';

const SUNDAY = '2026-11-22';
/** More than two pages, and more than are looked at first. */
const PEOPLE = Array.from({ length: 450 }, (_, index) => 1000 + index);
const toRating = (id: number) => ({ ratingSum: (id % 7) * 4 + 3, ratingCount: (id % 7) + 1 });

describe('pages of free providers', () => {
  const service = useMarket({ holds: 'people' });
  beforeAll(async () => {
    await putPeople();
  });
  afterEach(() => connection().delete(bookings));
  const connection = () => service.context.ports.database.connection;

  async function putPeople(): Promise<void> {
    const at = service.clock.now();
    const { categoryId, locationId } = market;
    await connection()
      .insert(users)
      .values(
        PEOPLE.map((id) => ({
          id,
          firstName: 'Mina',
          lastName: `${id}`,
          mobile: `0912999${id}`,
          inviteCode: `code-${id}`,
          createdAt: at,
        })),
      );
    await connection()
      .insert(providers)
      .values(
        PEOPLE.map((id) => ({
          userId: id,
          merchantId: id,
          merchantName: '',
          workerCode: `W${id}`,
          gender: 'female' as const,
          status: 'active' as const,
          registeredAt: at,
          ...toRating(id),
        })),
      );
    await connection()
      .insert(providerServices)
      .values(PEOPLE.map((userId) => ({ userId, categoryId, typeId: market.typeId })));
    await connection()
      .insert(providerLocations)
      .values(PEOPLE.map((userId) => ({ userId, locationId })));
    await connection()
      .insert(providerShifts)
      .values(PEOPLE.map((userId) => ({ userId, weekday: 1, startHour: 8, endHour: userId === 1007 ? 20 : 18 })));
  }

  const ask = (
    more: { cursor?: string; formerUserId?: number; chosenUserId?: number; hour?: number },
    by: CallAs = {},
  ) => {
    const { hour = 9, ...rest } = more;
    const { categoryId, typeId, locationId } = market;
    return service.call(
      'serviceprovider/filterserviceprovider',
      {
        srvcategoryid: categoryId,
        srvcattypeid: typeId,
        locationid: locationId,
        gDate: SUNDAY,
        deliverytimeid: toDeliveryTimeId(hour),
        hourneed: 3,
        ...rest,
      },
      by,
    );
  };
  async function readAll(more: Parameters<typeof ask>[0] = {}, by: CallAs = {}): Promise<number[][]> {
    const pages: number[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask({ ...more, cursor: cursor ?? undefined }, by);
      pages.push(page.lstServiceProvider.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return pages;
  }
  const listInOrder = async () =>
    (await connection().select().from(providers))
      .map(({ userId, ratingSum, ratingCount }) => ({ userId, rating: toBayesianRating(ratingSum, ratingCount) }))
      .sort((one, other) => other.rating - one.rating || one.userId - other.userId)
      .map(({ userId }) => userId);

  it('[C-provider] [E-12] list everybody once, the best first', async () => {
    const pages = await readAll();
    expect(pages.flat()).toEqual(await listInOrder());
    expect(new Set(pages.slice(0, -1).map(({ length }) => length))).toEqual(new Set([PROVIDERS_A_PAGE]));
  });

  it('are as long where none of the city’s best is free then', async () => {
    expect(await readAll({ hour: 17 })).toEqual([[1007]]);
    const busy = (await listInOrder()).slice(0, 420);
    const taskId = await putTask(service, {
      startsAt: new Date('2026-11-22T05:30:00Z'),
      endsAt: new Date('2026-11-22T08:30:00Z'),
    });
    await connection()
      .insert(bookings)
      .values(
        busy.map((providerId) => ({
          providerId,
          personId: providerId,
          taskId,
          startsAt: new Date('2026-11-22T05:30:00Z'),
          endsAt: new Date('2026-11-22T09:00:00Z'),
        })),
      );
    expect((await readAll()).flat()).toEqual((await listInOrder()).slice(420));
  });

  it('[E-12] have the customer’s former and chosen providers on the first page only', async () => {
    const order = await listInOrder();
    const [had = 0, former = 0, chosen = 0] = order.slice(-3);
    await putTask(service, {
      state: 'COMPLETED',
      providerId: had,
      startsAt: service.clock.now(),
      endsAt: service.clock.now(),
    });
    const asked = { formerUserId: former, chosenUserId: chosen };
    const by = { as: market.customerId };
    expect((await readAll(asked, by)).flat()).toEqual([former, chosen, had, ...order.slice(0, -3)]);
    const page = await ask(asked, by);
    expect(page.lstServiceProvider.map(({ isFavourite }) => isFavourite).slice(0, 4)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await connection().update(providers).set({ status: 'paused' }).where(eq(providers.userId, chosen));
    expect((await ask(asked, by)).lstServiceProvider.map(({ userId }) => userId).slice(0, 2)).toEqual([former, had]);
    await connection().update(providers).set({ status: 'active' }).where(eq(providers.userId, chosen));
  });

  it('are small, and refuse an unknown page', async () => {
    expect(JSON.stringify(await ask({})).length).toBeLessThan(60_000);
    for (const cursor of ['', '4.5', '4.5~x', '4.5~1~2', '44~1', `4.5~${'9'.repeat(12)}`])
      await expect(ask({ cursor })).rejects.toMatchObject({ key: 'invalid-input' });
    expect((await ask({ cursor: '0~1' })).lstServiceProvider).toEqual([]);
  });

  it('[C-boot] [E-08] agree with the days of a neighbourhood and the first hour of a city, which count everybody’s hours', async () => {
    const last = (await listInOrder()).at(-1) ?? 0;
    const early = { userId: last, weekday: 1, startHour: 6, endHour: 9 };
    await connection()
      .insert(providerShifts)
      .values([early, { ...early, weekday: 5, endHour: 22 }]);
    const nowMs = service.clock.now().getTime();
    const { categoryId, typeId, cityId } = market;
    const listAll = (locationId: number, type: number | null) =>
      listSchedules(connection(), { categoryId, typeId: type, locationId, customerId: null }, nowMs);
    const book = async (ids: readonly number[], from: string, until: string) => {
      const span = { startsAt: new Date(from), endsAt: new Date(until) };
      const taskId = await putTask(service, span);
      await connection()
        .insert(bookings)
        .values(ids.map((providerId) => ({ ...span, providerId, personId: providerId, taskId })));
    };
    const expectSame = async () => {
      for (const locationId of [market.locationId, market.otherLocationId]) {
        const everybody = await listAll(locationId, typeId);
        const place = { srvcategoryid: categoryId, srvcattypeid: typeId, locationid: locationId, hourneed: 3 };
        const { lstAvailableDate } = await service.call('boot/getallavailabledate', place);
        for (const { gDate, lstDeliveryTimeSheet } of lstAvailableDate)
          expect(lstDeliveryTimeSheet.map(({ startHour, reason }) => [startHour, reason ?? 'free'])).toEqual(
            listSlots(everybody, gDate, 3, nowMs).map(({ startHour, verdict }) => [startHour, verdict]),
          );
      }
      const { earliest } = await readCitySupply(connection(), { categoryId, cityId, hours: 3, locale: 'fa' }, nowMs);
      expect(earliest).toEqual(findFirstFree(await listAll(market.locationId, null), 3, nowMs));
      return earliest;
    };
    await connection()
      .delete(providerShifts)
      .where(inArray(providerShifts.userId, [201, 202]));
    expect(await expectSame()).toMatchObject({ gDate: SUNDAY, startHour: 6 });
    await book([last], '2026-11-22T02:30:00Z', '2026-11-22T07:30:00Z');
    expect(await expectSame()).toMatchObject({ gDate: SUNDAY, startHour: 8 });
    await book((await listInOrder()).slice(0, 420), '2026-11-22T04:30:00Z', '2026-11-22T14:30:00Z');
    expect(await expectSame()).toMatchObject({ gDate: SUNDAY, startHour: 8 });
    await connection().update(bookings).set({ isLive: false }).where(eq(bookings.providerId, last));
    expect(await expectSame()).toMatchObject({ gDate: SUNDAY, startHour: 6 });
  });
});
