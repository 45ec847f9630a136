import type { FreeProvider } from '@/components/shared/provider-facts';

/** By what a customer may weigh professionals against each other. */
const PROVIDER_ORDERS = ['best', 'rating', 'jobs', 'price'] as const;
export type ProviderOrder = (typeof PROVIDER_ORDERS)[number];

/** As many are compared at a glance, without sorting. */
const COMPARED_AT_A_GLANCE = 3;

const KEYS: Readonly<Record<Exclude<ProviderOrder, 'best'>, (provider: FreeProvider) => number>> = {
  rating: ({ workerRate }) => (workerRate === null ? Number.POSITIVE_INFINITY : -workerRate),
  jobs: ({ doneTaskCount }) => -doneTaskCount,
  price: ({ price }) => price,
};

/** The orders that tell these apart; none for a few. */
export function listProviderOrders(providers: readonly FreeProvider[]): readonly ProviderOrder[] {
  if (providers.length <= COMPARED_AT_A_GLANCE) return [];
  const useful = PROVIDER_ORDERS.filter((order) => order === 'best' || new Set(providers.map(KEYS[order])).size > 1);
  return useful.length > 1 ? useful : [];
}

/** `best` is the server's own order. Equals keep it. By rating, people without a review come last. */
export function sortProviders(providers: readonly FreeProvider[], order: ProviderOrder): readonly FreeProvider[] {
  if (order === 'best') return providers;
  const toKey = KEYS[order];
  return providers.toSorted((one, other) => (toKey(one) === toKey(other) ? 0 : toKey(one) - toKey(other)));
}
