// What other domains may use of this one.
export { dailyPayouts, weeklyPayouts } from './pay-rounds';
export { makePayout } from './make-payout';
export { readUnconfirmed } from './unconfirmed';
export { saveSheba } from './save-sheba';
export { readUnderWay } from './under-way';
