/** What other domains may use of alerts. */
export { queueAlert, toAlertWrites, type AlertRequest } from './outbox';
