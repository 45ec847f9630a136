import { defineHandler, requireActor } from '../handler';
import { listProviderWork } from './provider-lists';
import { toTaskSummary } from './task-views';

export const handler = defineHandler('expert/getalltask', async ({ list }, context) => {
  const views = await listProviderWork(context.ports.database.connection, requireActor(context).userId, list);
  return { lstTask: views.map((view) => toTaskSummary(view, 'provider', context.request.locale)) };
});
