import { HIGHEST_FLOOR, LOWEST_FLOOR } from '@/lib/domain/constants/kinds';
import { findAddressFloor } from '@/lib/domain/person/address-text';
import type { HomeAccess } from '@/lib/funnel/kinds/moving/quote';

/** Level with the street, until an address or somebody says otherwise. */
export const STREET: HomeAccess = { floor: 0, hasLift: false };

/** How movers reach an address: its floor, where it names one. Of a lift no address says anything. */
export function toHomeAccess({ deliveryaddr }: { readonly deliveryaddr: string }): HomeAccess {
  const floor = findAddressFloor(deliveryaddr) ?? STREET.floor;
  return { ...STREET, floor: Math.min(HIGHEST_FLOOR, Math.max(LOWEST_FLOOR, floor)) };
}
