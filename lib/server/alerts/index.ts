/** What other domains may use of alerts. */
export { queueAlert, type AlertRequest } from './outbox';
