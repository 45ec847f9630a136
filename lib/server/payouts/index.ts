// What other domains may use of this one.
export { weeklyPayouts } from './pay-weekly';
export { readUnconfirmed } from './unconfirmed';
export { addPayoutAccount } from './payout-account';
export { readUnderWay } from './under-way';
