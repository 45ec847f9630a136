import { defineHandler, requireActor } from '../../../handler';
import { listProviderWork } from '../../reading/provider-lists';

export const handler = defineHandler('expert/getalltask', async ({ list, beforeTaskid }, context) => {
  const { userId: providerId } = requireActor(context);
  const { locale } = context.request;
  const now = context.ports.clock.now();
  const { database, routing } = context.ports;
  return listProviderWork(database.connection, { providerId, list, locale, now, routing, beforeTaskId: beforeTaskid });
});
