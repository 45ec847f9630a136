import { DAY_MS } from './time-units';

/** BEHAVIOUR 20: five million tomans. An operator's move of more money needs a second operator. */
export const SECOND_OPERATOR_RIALS = 50_000_000;
/** So long a second operator may take; after that the first one has to ask again. */
export const APPROVAL_MS = 7 * DAY_MS;
