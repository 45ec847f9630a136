// What other domains may use of this one.
export { dailyPayouts, weeklyPayouts } from './pay-rounds';
export { makePayout } from './make-payout';
export { requirePayReading } from './pay-readings';
export { readUnconfirmed } from './unconfirmed';
export { saveSheba } from './save-sheba';
export { findOwnSheba } from './own-sheba';
export { handOutFile } from './runs/bank-file';
export { approveRun } from './runs/decide-run';
export { importReturn } from './runs/import-return';
export { makeRun } from './runs/make-run';
export { readUnderWay } from './under-way';
