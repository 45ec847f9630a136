import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';

import { defineRowBatch } from '../batches';
import { applyPauses } from '../catalogue';
import type { CallContext } from '../context';
import { requireActor } from '../handler';
import type { Transaction } from '../ports/database';
import { pauses, type PauseRow } from '../schema';
import { resumeProvider } from './provider';
import { showPause } from './show';

const BATCH_SIZE = 20;

/** Ends every pause whose time is over. */
export const pausesEnded = defineRowBatch({
  name: 'pauses of the desk',
  limit: BATCH_SIZE,
  table: pauses,
  id: pauses.id,
  due: pauses.endsAt,
  where: () => isNull(pauses.endedAt),
  work: (transaction, row, now) => end(transaction, row, { endedById: null, now }),
  wake: ({ signals }) => {
    signals.catalogueChanged();
    signals.messagesPending();
  },
});

/**
 * Ends a pause of a place, or of a provider, by an operator. Throws not-found, also for one of the other sort, and
 * move-not-allowed for one that is over.
 */
export async function endByOperator(
  context: CallContext,
  { pauseId, isOfProvider }: { readonly pauseId: number; readonly isOfProvider: boolean },
): Promise<CallAnswer<'operator/endpause'>> {
  const { ports, request, signals } = context;
  const now = ports.clock.now();
  const endedById = requireActor(context).userId;
  const row = await ports.database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(pauses).where(eq(pauses.id, pauseId)).for('update');
    if (!found || (found.kind === 'provider') !== isOfProvider) throw new CallError('not-found');
    if (found.endedAt !== null) throw new CallError('move-not-allowed');
    await end(transaction, found, { endedById, now });
    return { ...found, endedAt: now, endedById };
  });
  signals.catalogueChanged();
  signals.messagesPending();
  return { pause: await showPause(ports.database.connection, row, request.locale) };
}

async function end(
  transaction: Transaction,
  row: PauseRow,
  { endedById, now }: { readonly endedById: number | null; readonly now: Date },
): Promise<void> {
  await transaction
    .update(pauses)
    .set({ endedAt: now, endedById })
    .where(and(eq(pauses.id, row.id), isNull(pauses.endedAt)));
  await (row.kind === 'provider' ? resumeProvider(transaction, row, now) : applyPauses(transaction));
}
