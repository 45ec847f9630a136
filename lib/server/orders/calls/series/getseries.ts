import { defineHandler, requireActor } from '../../../handler';
import { listSeries } from '../../series/read';

export const handler = defineHandler('series/getseries', async (_input, context) => {
  const { database, clock } = context.ports;
  const { userId } = requireActor(context);
  return { lstSeries: await listSeries(database.connection, { customerId: userId }, clock.now()) };
});
