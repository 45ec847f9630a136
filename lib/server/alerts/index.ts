/** What other domains may use of alerts. */
export { queueAlert } from './outbox';
