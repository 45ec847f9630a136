import type { OrderMove } from '@/lib/domain/order/order-moves';

import { requireProviderId } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { isConstraintViolation } from '../../../ports/database-error';
import type { TaskRow } from '../../../schema';
import { listRescuers } from '../../matching/rescuers';
import { toWish } from '../../matching/task-wish';
import type { Consequence } from '../../record/consequence';
import { isRescueAgreed } from '../../record/rescue-agreed';
import { SLOT_CONSTRAINT, takeSlot } from '../../record/store';

/** After which somebody else is asked: the provider says no, says nothing, or gives accepted work back. */
const ENDS_WITHOUT_PROVIDER: readonly OrderMove[] = ['decline', 'expireAnswer', 'withdraw'];

/**
 * Carries out the customer's earlier consent in one transaction: the next provider holds the hour before anybody hears
 * that it was free. The money stays where it is.
 */
export const rescue: Consequence = {
  name: 'rescue',
  next: async (transaction, before, { move, now, mayBeRescued }) => {
    const providerId = mayBeRescued === false ? null : await findRescuer(transaction, before, { move, now });
    if (providerId === null) return null;
    return {
      request: { move: 'rescue', actorId: null, now, change: { providerId } },
      ...(move === 'withdraw' ? { instead: 'giveBack' } : {}),
    };
  },
  plan: async (transaction, { task, move }) =>
    move === 'rescue' ? { writes: [await takeSlot(transaction, task, requireProviderId(task))] } : {},
};

/**
 * Finds the provider who takes the order over when a move leaves it without one: the best who is free for the same
 * hour. Null where the customer did not agree to it, or nobody is free.
 */
async function findRescuer(
  transaction: Transaction,
  task: TaskRow,
  { move, now }: { readonly move: OrderMove; readonly now: Date },
): Promise<number | null> {
  if (!ENDS_WITHOUT_PROVIDER.includes(move) || !isRescueAgreed(task) || task.providerId === null) return null;
  const [first] = await listRescuers(transaction, task, toWish(task), now);
  return first?.profile.userId ?? null;
}

/** Tries to find another provider when another order takes the found one at the same moment. */
const TRIES = 5;

/**
 * Makes a move anew while another order books the provider who would take this one over. The last time it is made
 * without anybody, so that a provider can always say no.
 */
export async function withAnotherRescuer<Result>(
  work: (mayBeRescued: boolean) => Promise<Result>,
  triesLeft = TRIES,
): Promise<Result> {
  try {
    return await work(triesLeft > 0);
  } catch (error) {
    if (triesLeft === 0 || !isConstraintViolation(error, SLOT_CONSTRAINT)) throw error;
    return withAnotherRescuer(work, triesLeft - 1);
  }
}
