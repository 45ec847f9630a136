import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import { moveHoldsOf } from '../availability';
import type { Transaction } from '../ports/database';
import { providers, sanctions } from '../schema';
import { listFaults } from './reliability';
import type { SanctionRow } from './store';
import { tellProvider } from './tell';

type Sanctioned = Pick<SanctionRow, 'kind' | 'evidence' | 'points' | 'endsAt'>;

/**
 * Runs in the transaction that took points from a provider. Too few points hold new work back for some days, and two
 * no-shows in four weeks suspend (BEHAVIOUR 18). Accepted work stays the provider's; work that a company has not handed
 * to anybody yet is held by others of its team. The provider gets an SMS with the way to reason, evidence and appeal. A
 * sanction takes no money.
 */
export async function sanctionUnreliable(transaction: Transaction, userId: number, now: Date): Promise<void> {
  // The move has written the row, so it is locked.
  const [provider] = await transaction
    .select({ status: providers.status, reliability: providers.reliability })
    .from(providers)
    .where(eq(providers.userId, userId));
  if (!provider) return;
  if (provider.reliability < RELIABILITY.offersLeast) {
    const endsAt = new Date(now.getTime() + RELIABILITY.heldMs);
    const evidence = await listFaults(transaction, userId);
    await begin(transaction, userId, { kind: 'offers-held', evidence, points: provider.reliability, endsAt }, now);
    await transaction.update(providers).set({ offersHeldUntil: endsAt }).where(eq(providers.userId, userId));
    await moveHoldsOf(transaction, userId, now);
  }
  if (provider.status === 'suspended') return;
  const since = new Date(now.getTime() - RELIABILITY.noShowsWithinMs);
  const noShows = await listFaults(transaction, userId, { reason: 'no-show', since });
  if (noShows.length < RELIABILITY.noShows) return;
  const suspension = { kind: 'suspended', evidence: noShows, points: provider.reliability, endsAt: null } as const;
  await begin(transaction, userId, suspension, now);
  await transaction.update(providers).set({ status: 'suspended' }).where(eq(providers.userId, userId));
  await moveHoldsOf(transaction, userId, now);
}

async function begin(transaction: Transaction, userId: number, sanctioned: Sanctioned, now: Date): Promise<void> {
  const appealDueAt = new Date(now.getTime() + RELIABILITY.appealMs);
  await transaction.insert(sanctions).values({ userId, ...sanctioned, beganAt: now, appealDueAt });
  const { kind, points } = sanctioned;
  await tellProvider(transaction, { userId, event: `sanction-${kind}`, params: { points }, now });
}
