import { and, eq, inArray, isNull } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import type { Transaction } from '../ports/database';
import { providers, reliabilityEvents, sanctions } from '../schema';
import type { ExcuseRow } from './excuses';
import { freeProvider, reinstateProvider } from './free-provider';
import { listLive, type SanctionRow } from './store';
import { tellProvider } from './tell';

/**
 * Papers were accepted after something had followed from the withdrawal: a sanction ends that would not hold without
 * it.
 */
export async function endGroundless(
  transaction: Transaction,
  { userId, eventId }: Pick<ExcuseRow, 'userId' | 'eventId'>,
  now: Date,
): Promise<void> {
  const resting = (await listLive(transaction, userId)).filter(({ evidence }) => evidence.includes(eventId));
  const ended: SanctionRow[] = [];
  for (const sanction of resting) {
    if (await stillHolds(transaction, sanction)) continue;
    await transaction.update(sanctions).set({ endedAt: now }).where(eq(sanctions.id, sanction.id));
    ended.push(sanction);
  }
  if (ended.length === 0) return;
  await freeProvider(transaction, userId);
  if (ended.some(({ kind }) => kind === 'suspended')) await reinstateProvider(transaction, userId);
  await tellProvider(transaction, { userId, event: 'sanction-ended', params: {}, now });
}

async function stillHolds(transaction: Transaction, { userId, kind, evidence }: SanctionRow): Promise<boolean> {
  if (kind === 'suspended') {
    const counts = and(inArray(reliabilityEvents.id, [...evidence]), isNull(reliabilityEvents.liftedAt));
    return (await transaction.$count(reliabilityEvents, counts)) >= RELIABILITY.noShows;
  }
  const [provider] = await transaction
    .select({ points: providers.reliability })
    .from(providers)
    .where(eq(providers.userId, userId));
  return kind !== 'offers-held' || (provider?.points ?? 0) < RELIABILITY.offersLeast;
}
