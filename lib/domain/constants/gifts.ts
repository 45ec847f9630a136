/** Gifts: BEHAVIOUR 9 and 30. */
import { DAY_MS } from './time-units';

/** SPEC 9. */
export const WELCOME_GIFT_RIALS = 200_000;
/**
 * The referrer's gift. It comes once the referee's first order that was paid online is completed, with at least
 * REFERRAL_LEAST_OWN_RIALS of own money.
 */
export const REFERRAL_GIFT_RIALS = WELCOME_GIFT_RIALS;
export const REFERRAL_LEAST_OWN_RIALS = 500_000;
/** A person's invited people that are listed, the newest. */
export const SHOWN_REFERRALS = 50;
/**
 * The commission credit of a provider and of the colleague whom they brought, each. It comes once the colleague has
 * completed `jobs` for other people, within `withinMs` of applying (decision 0153).
 */
export const COLLEAGUE_REFERRAL = { rials: 500_000, jobs: 5, withinMs: 180 * DAY_MS, listed: 50 } as const;
/** A network counts as a person's for this time after they came from it: then it may be somebody else's. */
export const NETWORK_MEMORY_MS = 90 * DAY_MS;
/** A gift's largest share of the final price. */
export const GIFT_SHARE_OF_ORDER_PERCENT = 50;
export const GIFT_LIFETIME_MS = 90 * DAY_MS;
/** A gift that comes back from a paid order is good for this long at least; once a gift. */
export const RETURNED_GIFT_MS = 7 * DAY_MS;
/** The reminder's time before a gift's end; it tells its owner the rest. */
export const GIFT_ENDING_NOTICE_MS = 7 * DAY_MS;
/** A code that is worth more than this in all, its sum times its uses, is of use only after a second operator's yes. */
export const GIFT_CODE_ALONE_RIALS = 50_000_000;
/**
 * Limits of an operator's gift code: rial of one gift, uses, letters of a code, and days until its end. A gift with a
 * share of its own pays these percent of an order. A random code has `madeLetters`.
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
