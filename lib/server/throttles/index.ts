/** How often somebody may ask for something: for every domain. */
export { addressBudget, messageBudgets, toNetwork } from './public-budgets';
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
