// Numbers of messages and conversations: BEHAVIOUR 10, 13 and 30.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units';

/**
 * BEHAVIOUR 13: the time after an order's end in which its two sides may write to each other. Behind it stands the
 * length of one message.
 */
export const CONVERSATION_AFTER_END_MS = 48 * HOUR_MS;
/** BEHAVIOUR 13: how long after the end of the work its two sides may still call each other. */
export const CALLS_AFTER_WORK_MS = 2 * HOUR_MS;
export const LONGEST_MESSAGE = 1000;
export const LONGEST_CONVERSATION_REPORT = 600;
/** BEHAVIOUR 13: for how many days an operator can stop somebody’s writing after a report. */
export const WRITING_BLOCK_DAYS = [1, 3, 7, 30] as const;
/** One person's budgets for messages and reports, over all conversations. */
export const MESSAGE_BUDGETS = { aMinute: 20, aDay: 400, reportsADay: 5 } as const;
/** Messages of an order's two sides that a page shows. */
export const MESSAGES_A_PAGE = 20;
/** A notification that a push service could not hand over by then is of no use any more: the inbox has it. */
export const PUSH_LIFETIME_SECONDS = HOUR_MS / SECOND_MS;
/** A person's browsers that are told; a further one takes the place of the oldest. */
export const PUSH_MOST_DEVICES = 10;
// BEHAVIOUR 10: SMS and e-mails. One that was surely not taken is tried again after each of these; one in a process's
// hands for longer than the limit may have gone out.
export const MESSAGE_RETRY_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;
export const MESSAGE_SENDING_LIMIT_MS = 2 * MINUTE_MS;
export const MESSAGE_MEMORY_MS = 30 * DAY_MS;
/** An SMS or e-mail that was written longer ago is not sent again by the desk. */
export const RESENDING_ENDS_MS = 3 * DAY_MS;
/** SMS of one visit to one person (BEHAVIOUR 30), but for those that cannot wait. */
export const SMS_A_VISIT = 4;
/** Services that one mobile may ask to be told of in an hour: more than there are. */
export const OPENING_NOTICES_AN_HOUR = 20;
/** Days after which a person's wish to be told of a service's opening ends; then the number is deleted. */
export const OPENING_NOTICE_DAYS = 365;
/** Messages to the marketplace that one mobile may leave in an hour. */
export const ENQUIRIES_A_MOBILE_AN_HOUR = 5;
/**
 * The wait of an SMS of another hour for the next one: a customer who tries several hours makes one SMS, with the last.
 * Inbox and alert say each at once.
 */
export const RESCHEDULE_SMS_WAIT_MS = 3 * MINUTE_MS;
