// Numbers of reviews and ratings: BEHAVIOUR 6 and 11.
import { DAY_MS } from './time-units';

export const REVIEW_WINDOW_MS = 14 * DAY_MS;
export const REVIEW_EDIT_MS = DAY_MS;
export const RATING_PRIOR = { mean: 4.2, weight: 5 } as const;
export const REVIEW_PHOTOS = 4;
/** Fewer ratings say too little for an average of a quality, or for bars. */
export const RATING_BARS_FROM = 10;
/** The reviews with words or photos from which a neighbourhood has a page of a service, among the city's newest. */
export const DISTRICT_REVIEWS = { least: 2, newestOfCity: 1000 } as const;
