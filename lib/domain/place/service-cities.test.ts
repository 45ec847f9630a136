import { getServiceInCity, listAvailableCityIds, listOpenCityIds } from './service-cities';

const carwash = { srvcategoryid: '9', lstActiveCity: [{ cityid: 1 }, { cityid: 2 }, { cityid: 3 }] };
const statuses = [
  { cityid: 1, srvcategoryid: '9', isActive: true, hasProviders: true },
  { cityid: 2, srvcategoryid: '9', isActive: false, hasProviders: true },
  { cityid: 2, srvcategoryid: '5', isActive: true, hasProviders: true },
  { cityid: 4, srvcategoryid: '9', isActive: true, hasProviders: true },
];

describe('a service in a city', () => {
  it.each([
    [1, 'available'],
    [2, 'paused'],
    [3, 'available'],
    [4, 'absent'],
  ] as const)('in city %i is %s', (cityId, state) => expect(getServiceInCity(carwash, cityId, statuses)).toBe(state));

  it('is listed with the cities that take its orders', () =>
    expect(listAvailableCityIds(carwash, statuses)).toEqual([1, 3]));

  it('is open only where a provider takes its orders', () => {
    const isServedBySomebody = (hasProviders: boolean) =>
      statuses.map((status) => (status.cityid === 1 ? { ...status, hasProviders } : status));
    expect(listOpenCityIds(carwash, isServedBySomebody(true))).toEqual([1, 3]);
    expect(listOpenCityIds(carwash, isServedBySomebody(false))).toEqual([3]);
  });
});
