import { defineHandler } from '../handler';
import { readPlan } from './plan';
import { requirePlace } from './target';

export const handler = defineHandler('operator/planpause', async (place, { ports, request }) => {
  const { connection } = ports.database;
  return { plan: await readPlan(connection, await requirePlace(connection, place), request.locale) };
});
