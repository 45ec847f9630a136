import { defineHandler, requireActor } from '../../handler';
import { approveRun } from './decide-run';

export const handler = defineHandler('operator/approvepayoutrun', async ({ runid, hash, count }, context) => {
  const decision = {
    runId: runid,
    hash,
    rowCount: count,
    operatorId: requireActor(context).userId,
    now: context.ports.clock.now(),
  };
  await context.ports.database.transaction((transaction) => approveRun(transaction, decision));
  return { state: 'approved' as const };
});
