import { defineHandler, requireActor } from '../../../../handler';
import { requireDispute, toDecidable } from '../../../reading/dispute-desk';

export const handler = defineHandler('operator/getdispute', async ({ disputeid }, context) => {
  const { database, clock } = context.ports;
  const { connection } = database;
  const { locale } = context.request;
  const reader = { operatorId: requireActor(context).userId, locale, now: clock.now() };
  return { dispute: await toDecidable(connection, await requireDispute(connection, disputeid), reader) };
});
