import type { FreeProvider } from '@/components/shared/provider-facts';

import { listProviderOrders, sortProviders } from './sort-providers';

const aProvider = (fullname: string, workerRate: number | null, doneTaskCount: number, price = 4_000_000) =>
  ({ fullname, workerRate, doneTaskCount, price }) as FreeProvider;
const PROVIDERS = [
  aProvider('Maryam', 4.7, 3),
  aProvider('Nader', null, 9),
  aProvider('Zahra', 4.9, 3),
  aProvider('Ali', 4.1, 0),
];
const names = (order: Parameters<typeof sortProviders>[1]) =>
  sortProviders(PROVIDERS, order).map(({ fullname }) => fullname);

it('free professionals stand as the house sorts them, or by rating or jobs; equals keep its order, newcomers come last', () => {
  expect(names('best')).toEqual(['Maryam', 'Nader', 'Zahra', 'Ali']);
  expect(names('rating')).toEqual(['Zahra', 'Maryam', 'Ali', 'Nader']);
  expect(names('jobs')).toEqual(['Nader', 'Maryam', 'Zahra', 'Ali']);
});

it('an order that tells nobody apart is not offered, and none for three, who are compared at a glance', () => {
  expect(listProviderOrders(PROVIDERS)).toEqual(['best', 'rating', 'jobs']);
  expect(listProviderOrders([...PROVIDERS, aProvider('Sara', 4.7, 3, 3_900_000)])).toContain('price');
  expect(listProviderOrders(PROVIDERS.slice(0, 3))).toEqual([]);
  expect(listProviderOrders([1, 2, 3, 4].map((rank) => aProvider(`Twin ${rank}`, 5, 1)))).toEqual([]);
});
