/** What other domains may use of alerts. */
export { toAlertWrites, type AlertRequest } from './outbox';
