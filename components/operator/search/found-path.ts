import type { CallAnswer } from '@/lib/contract';

/** A thing that the search found. */
export type Found = CallAnswer<'operator/search'>['lstFound'][number];

/** The page of a thing that was found. */
export function toFoundPath({ kind, id, disputeid, vehicleid }: Found): string {
  if (kind === 'dispute' && disputeid !== null) return `/operator/disputes/${disputeid}/`;
  if (kind === 'vehicle' && vehicleid !== null) return `/operator/vehicles/${vehicleid}/`;
  if (kind === 'application') return `/operator/applications/${id}/`;
  return kind === 'order' ? `/operator/orders/${id}/` : `/operator/people/${id}/`;
}
