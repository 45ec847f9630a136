import {
  Car,
  Inbox,
  MapPin,
  ReceiptText,
  Settings,
  UserRound,
  UserRoundPen,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

export interface AccountPlace {
  /** Its name stands in messages/<locale>/account.json under `places`. */
  readonly key: 'overview' | 'info' | 'addresses' | 'vehicles' | 'messages' | 'settings' | 'orders' | 'wallet';
  readonly path: string;
  readonly icon: LucideIcon;
}

/** SPEC 2 gives these two addresses. */
export const WALLET_PATH = '/wallet-turnover/';
export const TOP_UP_PATH = '/increase-wallet/';

/** The parts of a person's own area, in their order. */
export const accountPlaces: readonly AccountPlace[] = [
  { key: 'overview', path: '/user-profile/', icon: UserRound },
  { key: 'orders', path: '/my-order-list/', icon: ReceiptText },
  { key: 'wallet', path: WALLET_PATH, icon: Wallet },
  { key: 'messages', path: '/user-profile/messages/', icon: Inbox },
  { key: 'info', path: '/user-profile/info/', icon: UserRoundPen },
  { key: 'addresses', path: '/user-profile/addresses/', icon: MapPin },
  { key: 'vehicles', path: '/user-profile/vehicles/', icon: Car },
  { key: 'settings', path: '/user-profile/settings/', icon: Settings },
];
