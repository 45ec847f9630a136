import { defineHandler, requireActor } from '../handler';
import { endView } from './views';

export const handler = defineHandler('operator/endview', async ({ userid: userId }, context) => {
  const { sessionId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const ended = await database.transaction((transaction) => endView(transaction, { sessionId, userId, now }));
  context.signals.messagesPending();
  return { isEnded: ended };
});
