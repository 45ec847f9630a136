import { listOrderCities } from './order-cities';

const cleaning = {
  srvcategoryid: '3',
  isHidden: 'No',
  isOrderable: true,
  lstActiveCity: [{ cityid: 1 }, { cityid: 2 }],
} as const;
const category = { ...cleaning, lstActiveCity: [...cleaning.lstActiveCity] };
const statuses = [
  { cityid: 1, srvcategoryid: '3', isActive: true, hasProviders: true },
  { cityid: 2, srvcategoryid: '3', isActive: false, hasProviders: true },
  { cityid: 5, srvcategoryid: '9', isActive: true, hasProviders: true },
  { cityid: 7, srvcategoryid: '3', isActive: true, hasProviders: true },
];

describe('the cities in which a category can be ordered', () => {
  it('are its active cities whose service status is active', () => {
    expect(listOrderCities(category, statuses)).toEqual([1]);
  });

  it('are none for a hidden category, and none for one that takes no orders', () => {
    expect(listOrderCities({ ...category, isHidden: 'Yes' }, statuses)).toEqual([]);
    expect(listOrderCities({ ...category, isOrderable: false }, statuses)).toEqual([]);
  });
});
