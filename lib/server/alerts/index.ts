/** What other domains may use of alerts. */
export { endOffer, toOfferEndWrites } from './offer-end';
export { queueAlert, toAlertWrites, type AlertRequest } from './outbox';
