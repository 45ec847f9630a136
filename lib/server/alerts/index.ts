/** What other domains may use of alerts. */
export { toOfferEndWrites } from './offer-end';
export { queueAlert, toAlertWrites, type AlertRequest } from './outbox';
