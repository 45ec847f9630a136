import { MINUTE_MS } from './time-units';

/** An SMS of another hour waits so long for the next one: whoever tries several hours makes one SMS, with the last. Inbox and alert say each at once. */
export const RESCHEDULE_SMS_WAIT_MS = 3 * MINUTE_MS;
