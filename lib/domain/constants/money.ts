// Numbers of money: SPEC 9, BEHAVIOUR 9.
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units';

/** @public */
export const DEFAULT_BALANCE_MERCHANT_ID = 1;
/** @public */
export const DEFAULT_BALANCE_CURRENCY = 'RIAL';
export const DEFAULT_HANDYMAN_GIFT_ID = 1;
export const COMMISSION_PERCENT = 15;
/** The limits of one bank payment into the wallet, and the offered sums. */
export const TOP_UP_RIALS = { least: 100_000, most: 500_000_000, offered: [1_000_000, 2_000_000, 5_000_000] } as const;
/** An operator's goodwill for one order, in all, at most: 500,000 tomans. */
export const GOODWILL_CAP_RIALS = 5_000_000;
/** The limits of a tip, and the offered shares of the price in percent. */
export const TIP_RIALS = { least: 100_000, most: 50_000_000 } as const;
export const TIP_SHARES_PERCENT = [5, 10, 15] as const;
/** BEHAVIOUR 20: five million tomans. An operator's move of more money needs a second operator. */
export const SECOND_OPERATOR_RIALS = 50_000_000;
/** A second operator's time; after that the first one has to ask again. */
export const APPROVAL_MS = 7 * DAY_MS;
export const TOP_UPS_AN_HOUR = 20;
/** The time within which a gateway takes a payment back (FACTS: Zarinpal's reverse). */
export const GATEWAY_REVERSAL_MS = 30 * MINUTE_MS;
/**
 * How long one process or operator has a refund to itself. Longer than the longest question to a gateway, so that it
 * ends by itself only where its process has ended.
 */
export const REFUND_HOLD_MS = MINUTE_MS;
/** After how long operators look for bank money of which its gateway says nothing. */
export const BANK_CASE_AFTER_MS = { payment: 40 * MINUTE_MS, refund: 2 * GATEWAY_REVERSAL_MS } as const;

/**
 * The digits of the number on a card machine's slip: six where it counts the machine's payments, twelve where it is the
 * bank's reference.
 */
export const CARD_SLIP_DIGITS = { least: 4, most: 20 } as const;
/** The notes by which a sum in cash is rounded up, in rial: those that may be handed over at the door. */
export const RIALS_A_NOTE = [500_000, 1_000_000, 5_000_000] as const;

/** The rate of the value added tax from a day of Tehran on, in percent, the newest first. */
export const VAT_RATES = [
  { fromDay: '2024-03-20', percent: 10 },
  { fromDay: '2008-09-22', percent: 9 },
] as const;
/**
 * The limits of a transfer between banks from a day of Tehran on, in rial, the newest first. A sum above the Paya limit
 * goes by Satna, and is never split. The first row is the Central Bank's circular of May 2025.
 */
export const TRANSFER_LIMITS = [
  { fromDay: '2025-05-01', mostPayaRials: 2_000_000_000, leastSatnaRials: 1_000_000_000 },
] as const;
/**
 * The banks' transfer days and hours in Tehran time; days count from Saturday. Thursdays and official holidays are
 * free. Paya has one cycle a day, and Satna goes while banks are open.
 */
export const BANK_DAYS = { firstDay: 0, lastDay: 4, payaHour: 17.75, satnaFromHour: 8, satnaUntilHour: 13 } as const;
/** A memory id from the tax office's published examples, for the demo's invoices. */
export const DEMO_TAX_MEMORY_ID = 'DEF5GH';

/** The books are proved each night from this hour of Tehran on; a proof that came to no end is begun again. */
export const LEDGER_PROOF = { fromHour: 3, againAfterMs: HOUR_MS, mostMs: 10 * MINUTE_MS, shownDays: 30 } as const;
