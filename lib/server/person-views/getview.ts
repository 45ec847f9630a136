import { defineHandler, requireActor } from '../handler';
import { findLatestView } from './views';

export const handler = defineHandler('operator/getview', async (_input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const view = await findLatestView(database.connection, requireActor(context), now);
  return { view, serverNowMs: now.getTime() };
});
