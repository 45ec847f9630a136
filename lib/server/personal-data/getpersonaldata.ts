import { defineHandler, requireActor } from '../handler';
import { collectPersonalData } from './collect';

export const handler = defineHandler('user/getpersonaldata', async (_input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  return { personalData: await collectPersonalData(database.connection, userId, context.request.locale, now) };
});
