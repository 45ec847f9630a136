import { aCustomerWithAnAddress, REGULAR_CLEANING_ID, TAJRISH_ID } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

describe('clean/getcleanprice', () => {
  const service = useMarket();

  it('[C-clean] is open to visitors, with each line in their language', async () => {
    const answer = await service.call(
      'clean/getcleanprice',
      { srvcattypeid: REGULAR_CLEANING_ID, cleaningHours: 3, plan: 'weekly' },
      { locale: 'fa' },
    );
    expect(answer).toMatchObject({
      priceRial: 9_600_000,
      // A single visit that calls itself weekly costs what it costs: the discount is a series’ (BEHAVIOUR 16).
      discountRial: 0,
      giftRial: 0,
      walletRial: 0,
      payableRial: 9_600_000,
      needHour: 3,
      minHour: 3,
    });
    expect(answer.lines.map(({ key, amountRial }) => [key, amountRial])).toEqual([['clean-hours', 9_600_000]]);
    expect(answer.lines[0]?.label).toMatch(/۳\sساعت.*۳۲۰٬۰۰۰\sتومان/);
  });

  it('prices by the city of the address and deducts the caller’s credit', async () => {
    const customer = await aCustomerWithAnAddress(service.context, { hasWelcomeGift: true, cashRials: 1_000_000 });
    const answer = await service.call(
      'clean/getcleanprice',
      { srvcattypeid: REGULAR_CLEANING_ID, cleaningHours: 3, cityid: 2, usesGift: true, usesWallet: true },
      { as: customer.userId },
    );
    expect(answer).toMatchObject({
      priceRial: 8_550_000,
      giftRial: 200_000,
      walletRial: 1_000_000,
      payableRial: 7_350_000,
    });
    const inTehran = await service.call('clean/getcleanprice', {
      srvcattypeid: REGULAR_CLEANING_ID,
      cleaningHours: 3,
      cityid: 2,
      locationid: TAJRISH_ID,
    });
    expect(inTehran.priceRial).toBe(9_600_000);
  });

  it('refuses a service that is not offered there', async () => {
    await expect(
      service.call('clean/getcleanprice', { srvcattypeid: REGULAR_CLEANING_ID, cleaningHours: 3, cityid: 6 }),
    ).rejects.toMatchObject({ key: 'service-not-available' });
    await expect(
      service.call('clean/getcleanprice', { srvcattypeid: 999_999, cleaningHours: 3 }),
    ).rejects.toMatchObject({ key: 'service-not-available' });
  });
});
