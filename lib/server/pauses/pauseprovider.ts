import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdWhetherErased } from '../people';
import { pauseProvider, requireProvider } from './provider';
import { showPause } from './show';
import { toEnd } from './target';

export const handler = defineHandler('operator/pauseprovider', async ({ mobile, toDate, reason }, context) => {
  const { ports, request, signals } = context;
  const now = ports.clock.now();
  const madeById = requireActor(context).userId;
  const row = await ports.database.transaction(async (transaction) => {
    const { userId } = await requireProvider(transaction, mobile);
    if (userId === madeById) throw new CallError('not-yours');
    if (await holdWhetherErased(transaction, userId)) throw new CallError('not-found');
    return pauseProvider(transaction, { userId, reason, endsAt: toEnd(toDate, now), madeById, now });
  });
  signals.catalogueChanged();
  signals.messagesPending();
  return { pause: await showPause(ports.database.connection, row, request.locale) };
});
