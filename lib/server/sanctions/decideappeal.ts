import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { RELIABILITY } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../handler';
import { holdWhetherErased } from '../people';
import type { Transaction } from '../ports/database';
import { providers, reliabilityEvents, sanctions, withdrawalExcuses } from '../schema';
import { freeProvider, isSuspending, reinstateProvider } from './free-provider';
import { lockSanction, type SanctionRow } from './store';
import { tellProvider } from './tell';

/** Under the sanction's lock: of two decisions at once, one holds. Its provider reads it with its reason. */
export const handler = defineHandler('operator/decideappeal', async (input, context) => {
  const { userId: operatorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction((transaction) => decide(transaction, input, { operatorId, now }));
  context.signals.messagesPending();
  return {};
});

async function decide(
  transaction: Transaction,
  { sanctionid, decision, reason }: CallInput<'operator/decideappeal'>,
  { operatorId, now }: { readonly operatorId: number; readonly now: Date },
): Promise<void> {
  const [found] = await transaction
    .select({ userId: sanctions.userId })
    .from(sanctions)
    .where(eq(sanctions.id, sanctionid));
  if (!found || (await holdWhetherErased(transaction, found.userId))) throw new CallError('not-found');
  const sanction = await lockSanction(transaction, sanctionid);
  if (!sanction || sanction.appealedAt === null || sanction.decidedAt !== null) throw new CallError('appeal-closed');
  const endedAt = decision === 'lifted' ? (sanction.endedAt ?? now) : sanction.endedAt;
  await transaction
    .update(sanctions)
    .set({ decision, decisionReason: reason, decidedAt: now, decidedBy: operatorId, endedAt })
    .where(eq(sanctions.id, sanctionid));
  if (decision === 'lifted') {
    await lift(transaction, sanction, now);
    await acceptExcuses(transaction, sanction, { reason, operatorId, now });
  }
  await tellProvider(transaction, { userId: sanction.userId, event: `sanction-${decision}`, params: { reason }, now });
}

/**
 * Lifts the sanction: its evidence no longer counts, and the points come back. A sanction that is over already gives
 * these back, too.
 */
async function lift(transaction: Transaction, { userId, kind, evidence, endedAt }: SanctionRow, now: Date) {
  const lifted = await transaction
    .update(reliabilityEvents)
    .set({ liftedAt: now })
    .where(and(inArray(reliabilityEvents.id, [...evidence]), isNull(reliabilityEvents.liftedAt)))
    .returning({ points: reliabilityEvents.points });
  const points = lifted.reduce((sum, event) => sum - event.points, 0);
  await freeProvider(transaction, userId);
  await transaction
    .update(providers)
    .set({ reliability: sql`least(${RELIABILITY.most}::integer, ${providers.reliability} + ${points}::integer)` })
    .where(eq(providers.userId, userId));
  if (isSuspending(kind) && endedAt === null) await reinstateProvider(transaction, userId);
}

/** Papers that wait for points that count no more are accepted with it. */
async function acceptExcuses(
  transaction: Transaction,
  { evidence }: SanctionRow,
  { reason, operatorId, now }: { readonly reason: string; readonly operatorId: number; readonly now: Date },
): Promise<void> {
  await transaction
    .update(withdrawalExcuses)
    .set({ decision: 'accepted', decisionReason: reason, decidedAt: now, decidedBy: operatorId })
    .where(and(inArray(withdrawalExcuses.eventId, [...evidence]), isNull(withdrawalExcuses.decidedAt)));
}
