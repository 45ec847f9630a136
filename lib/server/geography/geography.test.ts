import { loadCatalogue } from '../catalogue/load-catalogue';
import { useMarket } from '../testing/use-market';

describe('geography', () => {
  const service = useMarket({ holds: 'nothing' });
  beforeAll(async () => {
    await service.context.ports.database.transaction((transaction) =>
      loadCatalogue(transaction, service.context.ports.clock.now()),
    );
  });

  it('[C-geo] [E-07] province-and-city answers all 31 provinces, each with its capital first', async () => {
    const { lstProvince } = await service.call('geo/province-and-city', {});
    expect(lstProvince).toHaveLength(31);
    const tehran = lstProvince.find(({ provinceid }) => provinceid === 1);
    expect(tehran?.lstCity[0]).toEqual({ cityid: 1, name: 'Tehran' });
    expect(lstProvince.every(({ lstCity }) => lstCity.length > 0)).toBe(true);
  });

  it('[C-geo] [E-07] both spellings answer a city’s neighbourhoods with every field, in Persian order', async () => {
    const { lstLocation } = await service.call('geo/getalllocationbycityid', { cityid: 1 }, { locale: 'fa' });
    expect(await service.call('geo/getalllocat0ionbycityid', { cityid: 1 }, { locale: 'fa' })).toEqual({ lstLocation });
    expect(lstLocation.find(({ locationid }) => locationid === 1001)).toEqual({
      locationid: 1001,
      zoneid: 1,
      countryid: 1,
      cityid: 1,
      provinceid: 1,
      locationAddr: 'تهران، تجریش',
      name: 'تجریش',
      googleLat: 35.805,
      googleLong: 51.43,
    });
    const names = lstLocation.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fa').compare));
    expect(await service.call('geo/getalllocationbycityid', { cityid: 31_999 })).toEqual({ lstLocation: [] });
  });

  it('[E-07] names every city and neighbourhood in Arabic letters for readers of Arabic', async () => {
    const { lstProvince } = await service.call('geo/province-and-city', {}, { locale: 'ar' });
    const names = lstProvince.flatMap(({ lstCity }) => lstCity.map(({ name }) => name));
    for (const cityid of [1, 2, 3, 4, 5, 6]) {
      const { lstLocation } = await service.call('geo/getalllocationbycityid', { cityid }, { locale: 'ar' });
      expect(lstLocation.length).toBeGreaterThan(0);
      names.push(...lstLocation.flatMap(({ name, locationAddr }) => [name, locationAddr]));
    }
    expect(names.filter((name) => /[پچژگکیۀ\u200c]/.test(name))).toEqual([]);
  });

  it('[C-geo] getlocationbyservice answers the places where a service takes orders, without paused ones', async () => {
    const { lstLocation } = await service.call('nonePreloader/geo/getlocationbyservice', { srvcategoryid: '3' });
    const cityIds = new Set(lstLocation.map(({ cityid }) => cityid));
    expect([...cityIds].sort()).toEqual([1, 2, 3, 4, 5]);
    const karaj = await service.call('nonePreloader/geo/getlocationbyservice', { srvcategoryid: 3, cityid: 2 });
    expect(karaj.lstLocation.every(({ cityid }) => cityid === 2)).toBe(true);
    expect(karaj.lstLocation.length).toBeGreaterThan(0);
    expect(await service.call('nonePreloader/geo/getlocationbyservice', { srvcategoryid: 3, cityid: 6 })).toEqual({
      lstLocation: [],
    });
  });

  it('[C-geo] gmap/getlocationbyservice finds the nearest neighbourhood, and none far away or outside the service', async () => {
    const near = { srvcategoryid: 3, googleLat: 35.8061, googleLong: 51.4302 };
    expect((await service.call('gmap/getlocationbyservice', near)).location).toMatchObject({
      locationid: 1001,
      name: 'Tajrish',
    });
    expect(await service.call('gmap/getlocationbyservice', { ...near, googleLat: 27.18, googleLong: 56.27 })).toEqual({
      location: null,
    });
    expect(await service.call('gmap/getlocationbyservice', { ...near, srvcategoryid: 98 })).toEqual({ location: null });
    await expect(service.callWrongly('gmap/getlocationbyservice', { ...near, googleLat: 400 })).rejects.toMatchObject({
      key: 'invalid-input',
    });
  });
});
