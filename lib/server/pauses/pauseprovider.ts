import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { answerKeyed } from '../idempotency';
import { holdWhetherErased } from '../people';
import { pauses } from '../schema';
import { pauseProvider, requireProvider } from './provider';
import { showPause } from './show';
import { toEnd } from './target';

export const handler = defineHandler('operator/pauseprovider', async (input, context) => {
  const { mobile, toDate, reason } = input;
  const { ports, request, signals } = context;
  const now = ports.clock.now();
  const madeById = requireActor(context).userId;
  const { pauseId } = await answerKeyed(context, 'operator/pauseprovider', input, async (transaction) => {
    const { userId } = await requireProvider(transaction, mobile);
    if (userId === madeById) throw new CallError('not-yours');
    if (await holdWhetherErased(transaction, userId)) throw new CallError('not-found');
    const { id } = await pauseProvider(transaction, { userId, reason, endsAt: toEnd(toDate, now), madeById, now });
    return { pauseId: id };
  });
  signals.catalogueChanged();
  signals.messagesPending();
  const { connection } = ports.database;
  const [row] = await connection.select().from(pauses).where(eq(pauses.id, pauseId));
  if (!row) throw new Error(`The pause ${pauseId} is gone`);
  return { pause: await showPause(connection, row, request.locale) };
});
