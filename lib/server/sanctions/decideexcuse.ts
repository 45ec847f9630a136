import { eq, sql } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdWhetherErased } from '../people';
import type { Transaction } from '../ports/database';
import { providers, reliabilityEvents, withdrawalExcuses } from '../schema';
import { endGroundless } from './end-groundless';
import type { ExcuseRow } from './excuses';
import { sanctionUnreliable } from './sanction-unreliable';
import { tellProvider } from './tell';
import { warnUnreliable } from './warn-unreliable';

/** Under the excuse's lock: of two decisions at once, one holds. Its provider reads it with its reason. */
export const handler = defineHandler('operator/decideexcuse', async (input, context) => {
  const { userId: operatorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction((transaction) => decide(transaction, input, { operatorId, now }));
  context.signals.messagesPending();
  return {};
});

async function decide(
  transaction: Transaction,
  { excuseid, decision, reason }: CallInput<'operator/decideexcuse'>,
  { operatorId, now }: { readonly operatorId: number; readonly now: Date },
): Promise<void> {
  const isIt = eq(withdrawalExcuses.id, excuseid);
  const [found] = await transaction.select({ userId: withdrawalExcuses.userId }).from(withdrawalExcuses).where(isIt);
  if (!found || (await holdWhetherErased(transaction, found.userId))) throw new CallError('not-found');
  const [excuse] = await transaction.select().from(withdrawalExcuses).where(isIt).for('update');
  if (!excuse || excuse.decidedAt !== null) throw new CallError('excuse-closed');
  await transaction
    .update(withdrawalExcuses)
    .set({ decision, decisionReason: reason, decidedAt: now, decidedBy: operatorId })
    .where(isIt);
  const event = decision === 'accepted' ? 'reliability-excused' : 'reliability-not-excused';
  await tellProvider(transaction, { userId: excuse.userId, event, params: { reason }, now });
  if (decision === 'accepted') await endGroundless(transaction, excuse, now);
  else await takePoints(transaction, excuse, now);
}

/** The points that were held are taken now, with everything that follows from them. */
async function takePoints(transaction: Transaction, { userId, eventId }: ExcuseRow, now: Date): Promise<void> {
  const [event] = await transaction
    .update(reliabilityEvents)
    .set({ liftedAt: null })
    .where(eq(reliabilityEvents.id, eventId))
    .returning({ points: reliabilityEvents.points });
  if (!event) throw new Error(`There is no reliability event ${eventId}`);
  await transaction
    .update(providers)
    .set({ reliability: sql`greatest(0, ${providers.reliability} + ${event.points}::integer)` })
    .where(eq(providers.userId, userId));
  await sanctionUnreliable(transaction, userId, now);
  await warnUnreliable(transaction, userId, { lost: -event.points, now });
}
