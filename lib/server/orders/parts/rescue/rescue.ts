import { eq } from 'drizzle-orm';

import type { Gender } from '@/lib/contract/enumerations';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import { requireProviderId } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { isConstraintViolation } from '../../../ports/database-error';
import { conversationBlocks, providers, type TaskRow } from '../../../schema';
import { listNextProviders } from '../../matching/next-providers';
import { toWish } from '../../matching/task-wish';
import type { Consequence } from '../../record/consequence';
import { isRescueAgreed } from '../../record/rescue-agreed';
import { SLOT_CONSTRAINT, takeSlot } from '../../record/store';

/** After which somebody else is asked: the provider says no, says nothing, or gives accepted work back. */
const ENDS_WITHOUT_PROVIDER: readonly OrderMove[] = ['decline', 'expireAnswer', 'withdraw'];

/**
 * What the customer agreed to beforehand, in one transaction: somebody else holds the hour before anybody hears that it
 * was free. The money stays where it is.
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
 * hour, of the gender that the customer had asked for, whom the customer has not blocked and who was not asked before.
 * Null where the customer did not agree to it, or nobody is free.
 */
async function findRescuer(
  transaction: Transaction,
  task: TaskRow,
  { move, now }: { readonly move: OrderMove; readonly now: Date },
): Promise<number | null> {
  if (!ENDS_WITHOUT_PROVIDER.includes(move) || !isRescueAgreed(task) || task.providerId === null) return null;
  const gender = await findWantedGender(transaction, task);
  const blocked = await transaction
    .selectDistinct({ providerId: conversationBlocks.providerId })
    .from(conversationBlocks)
    .where(eq(conversationBlocks.blockedById, task.customerId));
  const refused = blocked.map(({ providerId }) => providerId);
  const able = await listNextProviders(transaction, task, { ...toWish(task), gender }, now);
  return able.find(({ profile }) => !refused.includes(profile.userId))?.profile.userId ?? null;
}

/**
 * The one that the customer had asked for, or none. An order of before it was asked was promised somebody of the gender
 * of who was chosen.
 */
async function findWantedGender(transaction: Transaction, { draft, providerId }: TaskRow): Promise<Gender | null> {
  if ('providerGender' in draft)
    return draft.providerGender === 'female' || draft.providerGender === 'male' ? draft.providerGender : null;
  const [chosen] = await transaction
    .select({ gender: providers.gender })
    .from(providers)
    .where(eq(providers.userId, providerId ?? 0));
  return chosen?.gender ?? null;
}

/** So often somebody else is looked for whom another order has taken at the same moment. */
const TRIES = 5;

/**
 * Makes a move anew while another order books the provider who would take this one over; the last time without anybody,
 * so that a provider can always say no.
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
