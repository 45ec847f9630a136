import type { CallError } from '@/lib/contract/call-error';

import { isConstraintViolation } from '../../ports/database-error';
import { SLOT_CONSTRAINT } from '../record/store';

interface TakenAnswer<Wish> {
  /** The error of a check that finds it taken. */
  readonly Taken: abstract new (wish: Wish) => Error & { readonly wish: Wish };
  /** The wish when the database refused it; null while it is not known, and for work without such a wish. */
  readonly findWish: () => Wish | null;
  /** The free alternatives, looked up outside the failed transaction. */
  readonly toError: (wish: Wish, cause: unknown) => Promise<CallError>;
}

/**
 * Runs work that takes a provider's time. A time that is taken, by a check or by the database's refusal, is answered
 * with the free alternatives.
 */
export async function orWhatIsFree<Wish, Result>(
  { Taken, findWish, toError }: TakenAnswer<Wish>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isRefused = isConstraintViolation(error, SLOT_CONSTRAINT);
    const wish = error instanceof Taken ? error.wish : isRefused ? findWish() : null;
    if (!wish) throw error;
    throw await toError(wish, error);
  }
}
