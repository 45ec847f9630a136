import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import { moveHoldsOf } from '../availability';
import type { Transaction } from '../ports/database';
import { providers, sanctions } from '../schema';
import { freeProvider, reinstateProvider } from './free-provider';
import { listLive } from './store';
import { tellProvider } from './tell';

interface Decision {
  readonly userId: number;
  /** The provider reads it. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * An operator warns a provider, or holds new work back until an operator ends it. Accepted work stays. The provider is
 * told why and can appeal. The provider's row is locked.
 */
export async function sanctionByOperator(
  transaction: Transaction,
  kind: 'warned' | 'blocked',
  { userId, reason, now }: Decision,
): Promise<void> {
  const [provider] = await transaction
    .select({ points: providers.reliability })
    .from(providers)
    .where(eq(providers.userId, userId));
  if (!provider) return;
  const appealDueAt = new Date(now.getTime() + RELIABILITY.appealMs);
  // A warning holds nothing back, so it is over as it begins.
  const endedAt = kind === 'warned' ? now : null;
  const { points } = provider;
  await transaction
    .insert(sanctions)
    .values({ userId, kind, reason, evidence: [], points, beganAt: now, endedAt, appealDueAt });
  if (kind === 'blocked') {
    await transaction.update(providers).set({ status: 'suspended' }).where(eq(providers.userId, userId));
    await moveHoldsOf(transaction, userId, now);
  }
  await tellProvider(transaction, { userId, event: `sanction-${kind}`, params: { reason }, now });
}

/** An operator offers a provider work again: every hold on it ends. The provider's row is locked. */
export async function unblockByOperator(
  transaction: Transaction,
  { userId, now }: Pick<Decision, 'userId' | 'now'>,
): Promise<void> {
  const live = await listLive(transaction, userId);
  for (const { id } of live) await transaction.update(sanctions).set({ endedAt: now }).where(eq(sanctions.id, id));
  await freeProvider(transaction, userId);
  await reinstateProvider(transaction, userId);
  await tellProvider(transaction, { userId, event: 'sanction-ended', params: {}, now });
}
