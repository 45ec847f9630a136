/** Sent on `window` whenever an alert reached the person, so that the screen fetches its data anew. */
export const ALERT_ARRIVED_EVENT = 'pelakfan:alert-arrived';

/** Sent on `window`, in a press, when a provider wants to hear how new work rings. */
export const PRACTICE_ASKED_EVENT = 'pelakfan:practice-asked';
