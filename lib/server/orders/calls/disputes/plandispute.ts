import { defineHandler } from '../../../handler';
import { planDecision, requireDispute } from '../../reading/dispute-desk';

export const handler = defineHandler('operator/plandispute', async ({ disputeid, rial }, { ports }) => {
  const { connection } = ports.database;
  return { plan: await planDecision(connection, await requireDispute(connection, disputeid), rial) };
});
