import { Car, Inbox, MapPin, ReceiptText, Settings, UserRound, UserRoundPen, type LucideIcon } from 'lucide-react';

export interface AccountPlace {
  /** Its name stands in messages/<locale>/account.json under `places`. */
  readonly key: 'overview' | 'info' | 'addresses' | 'vehicles' | 'messages' | 'settings' | 'orders';
  readonly path: string;
  readonly icon: LucideIcon;
}

/** The parts of a person's own area, in their order. */
export const accountPlaces: readonly AccountPlace[] = [
  { key: 'overview', path: '/user-profile/', icon: UserRound },
  { key: 'orders', path: '/my-order-list/', icon: ReceiptText },
  { key: 'messages', path: '/user-profile/messages/', icon: Inbox },
  { key: 'info', path: '/user-profile/info/', icon: UserRoundPen },
  { key: 'addresses', path: '/user-profile/addresses/', icon: MapPin },
  { key: 'vehicles', path: '/user-profile/vehicles/', icon: Car },
  { key: 'settings', path: '/user-profile/settings/', icon: Settings },
];
