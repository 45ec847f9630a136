/** How often a queue is read again while it is looked at: two operators work on it. */
export const QUEUE_REFRESH_MS = 30_000;
