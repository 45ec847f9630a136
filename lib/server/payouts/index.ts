// What other domains may use of this one.
export { weeklyPayouts } from './pay-weekly';
export { planPayoutAccount } from './payout-account';
