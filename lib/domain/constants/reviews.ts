// Numbers of reviews and ratings: BEHAVIOUR 6 and 11.
import { DAY_MS } from './time-units';

export const REVIEW_WINDOW_MS = 14 * DAY_MS;
export const REVIEW_EDIT_MS = DAY_MS;
export const RATING_PRIOR = { mean: 4.2, weight: 5 } as const;
