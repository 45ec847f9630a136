import { defineHandler, requireActor } from '../../../handler';
import { decide } from '../../disputes/decide';
import { hashPhotos } from '../../disputes/seal';
import { lockDispute } from '../../disputes/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/decidedispute', async ({ disputeid, rial, reason }, context) => {
  const operatorId = requireActor(context).userId;
  const hashes = await hashPhotos(context, disputeid);
  const judge = { operatorId, hashes, now: context.ports.clock.now() };
  const waits = await context.ports.database.transaction(async (transaction) =>
    decide(transaction, await lockDispute(transaction, disputeid), { backRials: rial, reason }, judge),
  );
  sendAfterCommit(context);
  return { waits };
});
