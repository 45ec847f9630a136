import type { CALL_BUDGETS } from '@/lib/domain/constants/call-budgets';

/** A row of the table of budgets, `lib/domain/constants/call-budgets.ts`. */
export type CallBudgetName = keyof typeof CALL_BUDGETS;

/** Why a call needs no budget. `lib/server/calls/call-limits.test.ts` and the test service hold each reason. */
export const UNLIMITED = {
  reads: 'changes nothing',
  once: 'is allowed once, by the state of what it is about or by its key',
  replaces: 'replaces or ends what is the caller’s own',
  capped: 'adds up to a number and is refused beyond it',
  operators: 'is made by operators alone',
} as const;

/**
 * A call's rate limit. The door takes budgets of `door` before the handler runs. A handler takes those of `handler`
 * itself, because they depend on its reads: the order, the mobile, whether a code was wrong.
 */
export type CallLimit =
  | keyof typeof UNLIMITED
  | { readonly door: readonly CallBudgetName[] }
  | { readonly handler: readonly CallBudgetName[] };
