import account from '@/messages/en/account.json';
import bulk from '@/messages/en/bulk.json';
import common from '@/messages/en/common.json';
import corrections from '@/messages/en/corrections.json';
import desk from '@/messages/en/desk.json';
import dispute from '@/messages/en/dispute.json';
import giftCodes from '@/messages/en/gift-codes.json';
import orders from '@/messages/en/order-following.json';
import pay from '@/messages/en/pay.json';
import priceChange from '@/messages/en/price-change.json';
import provider from '@/messages/en/provider.json';
import team from '@/messages/en/team.json';
import tip from '@/messages/en/tip.json';
import units from '@/messages/en/units.json';
import withdrawal from '@/messages/en/withdrawal.json';
import bids from '@/messages/en/work-bids.json';

import { createRender } from './testing';

/** Draws a form with the words of every form here. */
export const render = createRender({
  account,
  bulk,
  common,
  corrections,
  desk,
  dispute,
  'gift-codes': giftCodes,
  'order-following': orders,
  pay,
  'price-change': priceChange,
  provider,
  team,
  tip,
  units,
  withdrawal,
  'work-bids': bids,
});

/** A form in which a person types a sum. */
export interface SumForm {
  readonly open: () => Promise<void>;
  readonly label: string;
  readonly send: () => Promise<void>;
  /** The sent sum after 600,000 tomans were typed; below zero where the form takes money off. */
  readonly sentRials?: number;
  /** The server's answers to this form's calls, by name. */
  readonly answers?: Readonly<Record<string, unknown>>;
}
