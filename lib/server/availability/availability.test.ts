import { eq } from 'drizzle-orm';

import { AVAILABLE_DAYS_AHEAD } from '@/lib/domain/constants/orders';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { bookings, categories, ledgerAccounts, providers } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';

const SUNDAY = '2026-11-22';
const ALI_HOLIDAY = '2026-12-23';
const at = (hour: number) => new Date(toInstantMs(SUNDAY, hour));

describe('availability', () => {
  const service = useMarket({ holds: 'people' });
  afterEach(async () => {
    for (const table of [bookings, ledgerAccounts]) await connection().delete(table);
    await connection().update(providers).set({ status: 'active' });
    await connection().update(categories).set({ isHidden: false }).where(eq(categories.id, 3));
  });

  const place = () => ({ srvcategoryid: 3, srvcattypeid: 301, locationid: market.locationId });
  const visit = (hour: number, hourneed = 3) => ({
    ...place(),
    gDate: SUNDAY,
    deliverytimeid: toDeliveryTimeId(hour),
    hourneed,
  });
  const { providerId, otherProviderId, customerId } = market;
  const book = (provider: number, from: number, until: number) =>
    putTask(service, { providerId: provider, startsAt: at(from), endsAt: at(until), isBooked: true });
  const connection = () => service.context.ports.database.connection;

  describe('boot/getallavailabledate', () => {
    it('[C-boot] [E-08] answers a month of days with their hours, in the reader’s words', async () => {
      const { lstAvailableDate } = await service.call('boot/getallavailabledate', { ...place(), hourneed: 3 });
      expect(lstAvailableDate).toHaveLength(AVAILABLE_DAYS_AHEAD);
      const [saturday, sunday] = lstAvailableDate;
      expect(saturday).toMatchObject({ gDate: '2026-11-21', wellFormDate: 'Saturday 30\u00a0Aban (21\u00a0November)' });
      expect(saturday?.lstDeliveryTimeSheet.map(({ reason }) => reason)).toEqual([
        'past',
        'past',
        'past',
        'past',
        'too-soon',
        'too-soon',
        null,
        null,
        'outside',
        'outside',
      ]);
      expect(sunday?.lstDeliveryTimeSheet[0]).toEqual({
        deliverytimeid: 9,
        startHour: 8,
        endHour: 11,
        isFull: false,
        reason: null,
      });
      expect(sunday?.mapDateAndHour).toEqual({ [SUNDAY]: [8, 9, 10, 11, 12, 13, 14, 15] });
      const { lstAvailableDate: persian } = await service.call('boot/getallavailabledate', place(), { locale: 'fa' });
      expect(persian[0]?.wellFormDate).toBe('شنبه ۳۰\u00a0آبان');
    });

    it('[E-08] answers full only where nobody is free; with merchantid asks about one', async () => {
      await book(providerId, 8, 18);
      const sundayOf = async (merchantid?: number) => {
        const { lstAvailableDate } = await service.call('boot/getallavailabledate', {
          ...place(),
          hourneed: 3,
          merchantid,
        });
        return lstAvailableDate[1]?.lstDeliveryTimeSheet[0];
      };
      expect(await sundayOf()).toMatchObject({ isFull: false, reason: null });
      expect(await sundayOf(providerId)).toMatchObject({ isFull: true, reason: 'full' });
      expect(await sundayOf(900 + providerId)).toMatchObject({ isFull: true, reason: 'full' });
      await book(otherProviderId, 8, 18);
      expect(await sundayOf()).toMatchObject({ isFull: true, reason: 'full' });
    });

    it('takes the shortest visit of the type without given hours', async () => {
      const { lstAvailableDate } = await service.call('boot/getallavailabledate', { ...place(), srvcattypeid: 302 });
      expect(lstAvailableDate[1]?.lstDeliveryTimeSheet[0]).toMatchObject({ startHour: 8, endHour: 12 });
    });

    it('refuses a service that is not offered there', async () => {
      const refused = expect.objectContaining({ key: 'service-not-available' });
      await expect(
        service.call('boot/getallavailabledate', { ...place(), srvcategoryid: 99, srvcattypeid: undefined }),
      ).rejects.toEqual(refused);
      await expect(service.call('boot/getallavailabledate', { ...place(), locationid: 999_999 })).rejects.toEqual(
        refused,
      );
      await expect(service.call('boot/getallavailabledate', { ...place(), srvcattypeid: 1201 })).rejects.toEqual(
        refused,
      );
      await connection().update(categories).set({ isHidden: true }).where(eq(categories.id, 3));
      await expect(service.call('boot/getallavailabledate', place())).rejects.toEqual(refused);
    });
  });

  describe('serviceprovider/filterserviceprovider', () => {
    const namesOf = async (hour: number, hourneed = 3, as?: number) => {
      const { lstServiceProvider } = await service.call(
        'serviceprovider/filterserviceprovider',
        visit(hour, hourneed),
        { as },
      );
      return lstServiceProvider.map(({ userId }) => userId);
    };

    it('[C-provider] [E-12] lists free providers, the better rated first, with every field', async () => {
      const answer = await service.call('serviceprovider/filterserviceprovider', visit(9));
      expect(answer.lstServiceProvider.map(({ userId }) => userId)).toEqual([otherProviderId, providerId]);
      expect(answer.lstServiceProvider[0]).toEqual({
        fullname: 'Zahra Moradi',
        merchantName: 'Merchant 202',
        gender: 'female',
        userImage: '/images/default-profile.svg',
        price: 9_600_000,
        workerRate: 5,
        reviewCount: 10,
        doneTaskCount: 0,
        hasCriminalRecord: false,
        lstCertificate: [{ kind: 'identity', checkedAtMs: expect.any(Number), validUntilMs: null }],
        takesCash: false,
        inTimePercent: null,
        isFavourite: false,
        merchantId: 1102,
        userId: 202,
        workerCode: 'W202',
      });
      expect(answer.earliest).toBeNull();
    });

    it('[B-08] lists only women or men on request, with the day of each paper check', async () => {
      const registeredAt = new Date('2026-03-21T08:00:00Z');
      const change = { gender: 'male', hasClearRecordCertificate: true, registeredAt } as const;
      await connection().update(providers).set(change).where(eq(providers.userId, providerId));
      const list = async (gender?: 'female' | 'male') =>
        (await service.call('serviceprovider/filterserviceprovider', { ...visit(9), gender })).lstServiceProvider;
      expect((await list()).map(({ gender }) => gender)).toEqual(['female', 'male']);
      expect((await list('female')).map(({ userId }) => userId)).toEqual([otherProviderId]);
      const checkedAtMs = registeredAt.getTime();
      expect(await list('male')).toMatchObject([
        {
          userId: providerId,
          lstCertificate: [
            { kind: 'identity', checkedAtMs },
            { kind: 'clear-record', checkedAtMs },
          ],
        },
      ]);
    });

    it('[B-08] names the earliest hour of the wished providers, where none of them is free', async () => {
      await connection().update(providers).set({ gender: 'male' }).where(eq(providers.userId, providerId));
      await connection().update(providers).set({ gender: 'male' }).where(eq(providers.userId, otherProviderId));
      const answer = await service.call('serviceprovider/filterserviceprovider', { ...visit(9), gender: 'female' });
      expect(answer).toMatchObject({ lstServiceProvider: [], earliest: null });
    });

    it('[E-12] gives no rating to a provider without reviews, and sorts them by the usual one', async () => {
      const setRating = (ratingSum: number, ratingCount: number) =>
        connection().update(providers).set({ ratingSum, ratingCount }).where(eq(providers.userId, otherProviderId));
      await setRating(0, 0);
      const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', visit(9));
      expect(
        lstServiceProvider.map(({ userId, workerRate, reviewCount }) => [userId, workerRate, reviewCount]),
      ).toEqual([
        [otherProviderId, null, 0],
        [providerId, 4, 10],
      ]);
      await setRating(50, 10);
    });

    it('[C-provider] leaves out exactly the providers who are booked for any part of the visit', async () => {
      await book(otherProviderId, 11, 13);
      expect(await namesOf(9, 3)).toEqual([providerId]);
      expect(await namesOf(14, 3)).toEqual([otherProviderId, providerId]);
      expect(await namesOf(8, 2)).toEqual([otherProviderId, providerId]);
      await connection().update(bookings).set({ isLive: false });
      expect(await namesOf(9, 3)).toEqual([otherProviderId, providerId]);
    });

    it('[C-provider] leaves out providers who are paused, not configured there, or the customer herself', async () => {
      expect(await namesOf(9, 3, otherProviderId)).toEqual([providerId]);
      await connection().update(providers).set({ status: 'paused' }).where(eq(providers.userId, providerId));
      expect(await namesOf(9)).toEqual([otherProviderId]);
      const elsewhere = await service.call('serviceprovider/filterserviceprovider', {
        ...visit(9),
        locationid: market.otherLocationId,
      });
      expect(elsewhere).toEqual({ lstServiceProvider: [], nextCursor: null, earliest: null });
    });

    it('puts providers who have worked for this customer first', async () => {
      await putTask(service, { state: 'COMPLETED', startsAt: at(9), endsAt: at(12) });
      const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', visit(9), {
        as: customerId,
      });
      expect(lstServiceProvider.map(({ userId, isFavourite }) => [userId, isFavourite])).toEqual([
        [providerId, true],
        [otherProviderId, false],
      ]);
      expect(await namesOf(9, 3, market.otherCustomerId)).toEqual([otherProviderId, providerId]);
    });

    it('offers cash with providers whose credit covers the commission', async () => {
      await connection()
        .insert(ledgerAccounts)
        .values([
          { kind: 'bidding-credit', ownerId: providerId, normalSide: 'credit', balanceRials: 1_440_000 },
          { kind: 'bidding-credit', ownerId: otherProviderId, normalSide: 'credit', balanceRials: 1_439_999 },
        ]);
      const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', visit(9));
      expect(lstServiceProvider.map(({ userId, takesCash }) => [userId, takesCash])).toEqual([
        [otherProviderId, false],
        [providerId, true],
      ]);
      const quoted = await service.call('serviceprovider/filterserviceprovider', { ...visit(9), priceRial: 9_599_990 });
      expect(quoted.lstServiceProvider.map(({ price, takesCash }) => [price, takesCash])).toEqual([
        [9_599_990, true],
        [9_599_990, true],
      ]);
    });

    it('[C-provider] names the earliest hour where nobody is free', async () => {
      await book(providerId, 8, 18);
      await book(otherProviderId, 8, 18);
      const { lstServiceProvider, earliest } = await service.call('serviceprovider/filterserviceprovider', visit(9));
      expect(lstServiceProvider).toEqual([]);
      expect(earliest).toEqual({ gDate: '2026-11-21', deliverytimeid: 15, startHour: 14 });
    });

    it('refuses a past, too near or too far hour', async () => {
      const expired = expect.objectContaining({ key: 'slot-expired' });
      for (const gDate of ['2026-11-20', '2027-02-01']) {
        await expect(service.call('serviceprovider/filterserviceprovider', { ...visit(9), gDate })).rejects.toEqual(
          expired,
        );
      }
      for (const gDate of ['2026-02-31', '2026-13-01', '9999-12-31']) {
        await expect(
          service.call('serviceprovider/filterserviceprovider', { ...visit(9), gDate }),
        ).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field: 'gDate' }] });
      }
      await expect(
        service.call('serviceprovider/filterserviceprovider', { ...visit(13), gDate: '2026-11-21' }),
      ).rejects.toEqual(expired);
    });
  });

  it('[C-provider] workeravailablity answers whether one provider is free then', async () => {
    const isFree = async (hour: number) =>
      (await service.call('serviceprovider/workeravailablity', { ...visit(hour), userid: providerId })).isAvailable;
    await book(providerId, 8, 11);
    expect(await isFree(9)).toBe(false);
    expect(await isFree(12)).toBe(true);
    expect(await isFree(17)).toBe(false);
    await expect(
      service.call('serviceprovider/workeravailablity', { ...visit(9), userid: customerId }),
    ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[E-08] marks official holidays and leaves them to be booked', async () => {
    // The last test: the clock does not go back.
    service.clock.advance(20 * 24 * HOUR_MS);
    const { lstAvailableDate } = await service.call('boot/getallavailabledate', place());
    const holiday = lstAvailableDate.find(({ gDate }) => gDate === ALI_HOLIDAY);
    expect(holiday).toMatchObject({ isHoliday: true, holidayName: expect.any(String) });
    expect(holiday?.mapDateAndHour[ALI_HOLIDAY]).toContain(9);
    expect(lstAvailableDate[0]).toMatchObject({ isHoliday: false, holidayName: null });
  });
});
