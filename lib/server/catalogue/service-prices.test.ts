import { locales } from '@/lib/i18n/locales';

import { useMarket } from '../testing/use-market';

const PRICED = [3, 5, 7, 9, 22, 24];
const BY_BIDS = [12, 14];
const HIDDEN = 34;

describe('pdp/getprices', () => {
  const service = useMarket();
  const read = (srvcategoryid: number) => service.call('pdp/getprices', { srvcategoryid }, { locale: 'en' });

  it.each(PRICED)('answers for service %s the lowest price of the service’s own page, in each city', async (a) => {
    const prices = await read(a);
    const { fromPriceRial } = await service.call('pdp/fetch', { a, b: '0' });
    expect(prices.fromPriceRial).toBe(fromPriceRial);
    expect(prices.city.name).toBe('Tehran');
    expect(prices.lstCity.length).toBeGreaterThan(1);
    for (const { cityid, fromPriceRial: fromRial } of prices.lstCity)
      expect((await service.call('pdp/fetch', { a, b: '0', cityid })).fromPriceRial).toBe(fromRial);
    expect(prices.lstType.every(({ lstPrice }) => lstPrice.length > 0)).toBe(true);
  });

  it.each(PRICED)('prices usual orders of service %s line by line, with the dearer answers of the first', async (a) => {
    const { lstUsual, lstDearer, fromPriceRial } = await read(a);
    expect(lstUsual.length).toBeGreaterThan(1);
    for (const { name, lines, priceRial } of lstUsual) {
      expect(name).not.toBe('');
      expect(lines.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(priceRial);
      expect(priceRial).toBeGreaterThanOrEqual(fromPriceRial);
    }
    expect(lstDearer.length).toBeGreaterThan(0);
    expect(lstDearer.every(({ label, moreRial }) => label !== '' && moreRial > 0)).toBe(true);
  });

  it('prices a usual order as the order itself', async () => {
    const { lstUsual, lstDearer } = await read(3);
    const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4, isFirstDeepClean: false };
    const answers = { serviceEnum: 'cleaning', srvcattypeid: 301, home, cityid: 1 } as const;
    const order = await service.call('reqandpay/getprice', answers);
    const withOven = await service.call('reqandpay/getprice', { ...answers, extras: ['oven'] });
    expect(lstUsual[0]).toMatchObject({
      description: '80 m², 2 rooms, 1 bathroom, 4 windows',
      priceRial: order.priceRial,
    });
    expect(lstDearer).toContainEqual({
      label: 'Inside of the oven',
      moreRial: withOven.priceRial - order.priceRial,
    });
  });

  it('has each type’s pieces in both grades, and sofas on the carpets’ page', async () => {
    const carpets = await read(7);
    const pieces = carpets.lstType.flatMap(({ lstPrice }) => lstPrice.map(({ label }) => label));
    expect(pieces).toContain('a square metre, special');
    expect(pieces).toContain('Sofa seat, economy');
    expect(carpets.lstUsual.some(({ lines }) => lines[0]?.label.startsWith('Sofa seat'))).toBe(true);
    expect(carpets.minimumOrderRial).toBeGreaterThan(0);
  });

  it.each(locales)('names everything in %s', async (locale) => {
    for (const srvcategoryid of PRICED) {
      const { lstUsual, lstDearer } = await service.call('pdp/getprices', { srvcategoryid }, { locale });
      const texts = [...lstUsual.flatMap(({ name, lines }) => [name, ...lines.map(({ label }) => label)])];
      // A key that no words were found for has a dot or a hyphen between small letters.
      for (const text of [...texts, ...lstDearer.map(({ label }) => label)])
        expect(text).not.toMatch(/^[a-z]+[.-][a-z.-]+$/);
    }
  });

  it.each([...BY_BIDS, HIDDEN, 999])('is empty for service %s', async (srvcategoryid) => {
    await expect(read(srvcategoryid)).rejects.toMatchObject({ key: 'not-found', status: 404 });
  });
});
