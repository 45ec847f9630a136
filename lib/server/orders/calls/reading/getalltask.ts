import { defineHandler, requireActor } from '../../../handler';
import { listProviderWork } from '../../reading/provider-lists';

export const handler = defineHandler('expert/getalltask', async ({ list, beforeTaskid }, context) => {
  const { userId: providerId } = requireActor(context);
  const { locale } = context.request;
  const now = context.ports.clock.now();
  const { connection } = context.ports.database;
  return listProviderWork(connection, { providerId, list, locale, now, beforeTaskId: beforeTaskid });
});
