import type { FreeProvider } from '@/components/shared/provider-facts';

/** The orders of a list of professionals. */
const PROVIDER_ORDERS = ['best', 'rating', 'jobs', 'price'] as const;
export type ProviderOrder = (typeof PROVIDER_ORDERS)[number];

/** Up to this number a list is compared at a glance, and is not sorted. */
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
