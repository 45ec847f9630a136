import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import type { Transaction } from '../ports/database';
import { providers } from '../schema';
import { tellProvider } from './tell';

interface LostPoints {
  /** The points that a fault took. */
  readonly lost: number;
  readonly now: Date;
}

/**
 * Runs in the transaction that took points from a provider. A provider whose points have just come down to
 * `warnedFrom` or `urgentFrom` is told, before too few hold new work back. Who was there before is not told again.
 */
export async function warnUnreliable(
  transaction: Transaction,
  userId: number,
  { lost, now }: LostPoints,
): Promise<void> {
  const [provider] = await transaction
    .select({ points: providers.reliability })
    .from(providers)
    .where(eq(providers.userId, userId));
  if (!provider || provider.points < RELIABILITY.offersLeast) return;
  const { points } = provider;
  const hasCrossed = (limit: number) => points <= limit && points + lost > limit;
  const event = hasCrossed(RELIABILITY.urgentFrom)
    ? 'reliability-urgent'
    : hasCrossed(RELIABILITY.warnedFrom)
      ? 'reliability-near'
      : null;
  if (event) await tellProvider(transaction, { userId, event, params: { points }, now });
}
