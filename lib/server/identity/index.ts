/** What other domains may use of identity. */
export { addressBudget, messageBudgets } from './budgets';
export { requireMobile } from './mobile-input';
export { hashDigest } from './passwords';
export { returnToBudgets, takeFromBudgets } from './throttle';
