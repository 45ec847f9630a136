import { eq } from 'drizzle-orm';

import { isPausedByDesk } from '../people';
import type { Transaction } from '../ports/database';
import { providers } from '../schema';
import { listLive, type SanctionRow } from './store';

/** Ends a sanction: a provider whom no other one holds is offered again. A suspended provider is active again. */
export async function freeProvider(transaction: Transaction, userId: number): Promise<void> {
  await transaction.select({ id: providers.userId }).from(providers).where(eq(providers.userId, userId)).for('update');
  const live = await listLive(transaction, userId);
  const heldUntilMs = live.flatMap(({ kind, endsAt }) => (kind === 'offers-held' && endsAt ? [endsAt.getTime()] : []));
  const offersHeldUntil = heldUntilMs.length === 0 ? null : new Date(Math.max(...heldUntilMs));
  await transaction.update(providers).set({ offersHeldUntil }).where(eq(providers.userId, userId));
}

/** Whether new work is held back until an operator ends it. */
export const isSuspending = (kind: SanctionRow['kind']): boolean => kind === 'suspended' || kind === 'blocked';

/** After the end of a suspension: new work is offered again, unless another one holds, or the desk's pause. */
export async function reinstateProvider(transaction: Transaction, userId: number): Promise<void> {
  const live = await listLive(transaction, userId);
  if (live.some(({ kind }) => isSuspending(kind))) return;
  const status = (await isPausedByDesk(transaction, userId)) ? 'paused' : 'active';
  await transaction.update(providers).set({ status }).where(eq(providers.userId, userId));
}
