import { defineHandler, requireActor } from '../../handler';
import { findOwnSheba } from '../own-sheba';
import { makeRun } from './make-run';

export const handler = defineHandler('operator/makepayoutrun', async (_input, context) => {
  const order = {
    operatorId: requireActor(context).userId,
    ownSheba: findOwnSheba(context.configuration),
    now: context.ports.clock.now(),
  };
  const run = await context.ports.database.transaction((transaction) => makeRun(transaction, order));
  return { runid: run.id, hash: run.hash, count: run.rowCount, sumRial: run.sumRials };
});
