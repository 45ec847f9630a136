import { defineHandler, requireActor } from '../../handler';
import { dissolveRun } from './decide-run';

export const handler = defineHandler('operator/dissolvepayoutrun', async ({ runid, reason }, context) => {
  const decision = {
    runId: runid,
    reason,
    operatorId: requireActor(context).userId,
    now: context.ports.clock.now(),
  };
  await context.ports.database.transaction((transaction) => dissolveRun(transaction, decision));
  return { state: 'dissolved' as const };
});
