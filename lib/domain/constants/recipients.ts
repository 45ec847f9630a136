/** SMS that the recipient of an order gets about it at most. */
export const RECIPIENT_SMS = 8;
/** Orders for somebody else a day, for one mobile and by one customer. */
export const RECIPIENT_ORDERS_A_DAY = 5;
/** Links of visits that a customer makes or asks for again, in an hour. */
export const VISIT_SHARES_AN_HOUR = 30;
/** Days for which a number that refused gets no message about orders. */
export const RECIPIENT_STOP_DAYS = 365;
/**
 * Days after the end of an order for which its recipient is stored, as long as the messages about it. By then nobody
 * reports a problem, and nobody needs the recipient (2026-11-24).
 */
export const RECIPIENT_MEMORY_DAYS = 30;
