/** What other domains may use of identity. */
export { addressBudget, messageBudgets, passwordChangeLock, toNetwork } from './budgets';
export { holdPerson, holdWhetherErased, refuseErased, type HeldPerson } from './hold-person';
export { requireMobile } from './mobile-input';
export { hashDigest, isDigestOf } from './passwords';
export { countTry, forgiveTries, returnToBudgets, takeFromBudgets } from './throttle';
