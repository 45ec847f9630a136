/** Sent on `window` whenever an alert reached the person, so that what is on the screen is fetched anew. */
export const ALERT_ARRIVED_EVENT = 'pelakfan:alert-arrived';
