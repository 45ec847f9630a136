import { defineHandler } from '../handler';
import { readPlan } from './plan';
import { requireProvider } from './provider';
import { toProviderTarget } from './target';

export const handler = defineHandler('operator/planproviderpause', async ({ mobile }, { ports, request }) => {
  const { connection } = ports.database;
  const { userId } = await requireProvider(connection, mobile);
  return { plan: await readPlan(connection, toProviderTarget(userId), request.locale) };
});
