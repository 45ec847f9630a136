import {
  CalendarSync,
  Car,
  Inbox,
  MapPin,
  ReceiptText,
  Settings,
  UserRound,
  UserRoundPen,
  Users,
  Wallet,
  type IconNode,
} from 'lucide';

import { ACCOUNT_PLACES } from '@/components/layout/own-places';

type Place = (typeof ACCOUNT_PLACES)[number];

export interface AccountPlace extends Pick<Place, 'key' | 'path'> {
  readonly icon: IconNode;
}

/** SPEC 2 gives this address. */
export const WALLET_PATH = '/wallet-turnover/';
export const WITHDRAWAL_PATH = '/user-profile/withdrawal/';

const ICONS: Readonly<Record<Place['key'], IconNode>> = {
  overview: UserRound,
  orders: ReceiptText,
  series: CalendarSync,
  people: Users,
  wallet: Wallet,
  messages: Inbox,
  info: UserRoundPen,
  addresses: MapPin,
  vehicles: Car,
  settings: Settings,
};

/** The parts of a person's own area, as its pages show them. */
export const accountPlaces: readonly AccountPlace[] = ACCOUNT_PLACES.map((place) => ({
  ...place,
  icon: ICONS[place.key],
}));
