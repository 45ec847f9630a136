/** Throttles, for every domain. */
export { addressBudget, takeAtDoor, toBudget } from './call-budgets';
export { toNetwork } from './network';
export {
  countTaken,
  countTry,
  endHold,
  findHoldSeconds,
  forgiveTries,
  hold,
  returnToBudgets,
  takeFromBudgets,
  tryBudgets,
  type Budget,
  type Lock,
} from './throttle';
