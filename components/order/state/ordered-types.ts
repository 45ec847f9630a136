import type { Order } from './order-context';

/** For a basket of several types: the further types that the provider must serve. */
export function toMoreTypes({ moreTypeIds }: Pick<Order['draft'], 'moreTypeIds'>): { moreTypeIds?: number[] } {
  return moreTypeIds?.length ? { moreTypeIds: [...moreTypeIds] } : {};
}

/** The types of the service that the order is of: one, or as many as its basket has kinds; none before the choice. */
export function listOrderedTypes({ draft, service }: Pick<Order, 'draft' | 'service'>) {
  return service.types.filter(({ id }) => id === draft.srvcattypeid || draft.moreTypeIds?.includes(id));
}
