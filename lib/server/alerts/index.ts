/** The parts of alerts that other domains may use. */
export { endOffer, toOfferEndWrites } from './offer-end';
export { queueAlert, toAlertWrites, type AlertRequest } from './outbox';
