/** Gifts: BEHAVIOUR 9 and 30. */
import { DAY_MS } from './time-units';

/** SPEC 9. */
export const WELCOME_GIFT_RIALS = 200_000;
/**
 * For a referrer, once the referee's first order is completed that was paid online, with so much of own money at least.
 */
export const REFERRAL_GIFT_RIALS = WELCOME_GIFT_RIALS;
export const REFERRAL_LEAST_OWN_RIALS = 500_000;
/** So many of the people whom somebody invited are listed, the newest. */
export const SHOWN_REFERRALS = 50;
/**
 * For a provider and the colleague whom they brought, each, as commission credit: once the colleague has completed so
 * many jobs of other people's, within `withinMs` of applying (decision 0153).
 */
export const COLLEAGUE_REFERRAL = { rials: 500_000, jobs: 5, withinMs: 180 * DAY_MS, listed: 50 } as const;
/** A network counts as a person's for so long after they came from it: then it may be somebody else's. */
export const NETWORK_MEMORY_MS = 90 * DAY_MS;
/** Of the final price. */
export const GIFT_SHARE_OF_ORDER_PERCENT = 50;
export const GIFT_LIFETIME_MS = 90 * DAY_MS;
/** A gift that comes back from a paid order is good for this long at least; once a gift. */
export const RETURNED_GIFT_MS = 7 * DAY_MS;
/** How long before its end the owner of a gift is reminded of what is left. */
export const GIFT_ENDING_NOTICE_MS = 7 * DAY_MS;
/** A code that is worth more than this in all, its sum times its uses, is of use only after a second operator's yes. */
export const GIFT_CODE_ALONE_RIALS = 50_000_000;
/**
 * What an operator may make: rial of one gift, uses, percent of an order that a gift with a share of its own pays,
 * letters of a code, days until its end. A code that is made by chance has `madeLetters`.
 */
export const GIFT_CODE = {
  rials: { least: 10_000, most: 50_000_000 },
  uses: { least: 1, most: 100_000 },
  sharePercent: { least: 5, most: GIFT_SHARE_OF_ORDER_PERCENT },
  letters: { least: 5, most: 20 },
  madeLetters: 10,
  mostDays: 366,
} as const;
/** Entries that are no gift's code: nobody finds one by trying. */
export const WRONG_GIFT_CODES_AN_HOUR = 20;

/** `{giftCode}` of an order that is settled without one (WIRE, `custom`). */
export const NO_GIFT_CODE = '0';
