import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { actOnSeries } from '../../series/act';
import { listSeries } from '../../series/read';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('series/moveseries', async (wish, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  await database.transaction((transaction) => actOnSeries(transaction, wish, { customerId, now }));
  sendAfterCommit(context);
  const [series] = await listSeries(database.connection, { customerId, seriesId: wish.seriesid }, now);
  if (!series) throw new CallError('not-found');
  return { series };
});
