// What other domains may use of this one.
export { payWeekly } from './pay-weekly';
export { planPayoutAccount } from './payout-account';
