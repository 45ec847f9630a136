import { defineHandler, requireActor } from '../../../handler';
import { confirmDecision } from '../../disputes/decide';
import { hashPhotos } from '../../disputes/seal';
import { lockDispute } from '../../disputes/store';
import { requireDispute, toDecidable } from '../../reading/dispute-desk';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/confirmdispute', async ({ disputeid, isconfirmed }, context) => {
  const operatorId = requireActor(context).userId;
  const { database, clock } = context.ports;
  const judge = { operatorId, hashes: await hashPhotos(context, disputeid), now: clock.now() };
  await database.transaction(async (transaction) =>
    confirmDecision(transaction, await lockDispute(transaction, disputeid), isconfirmed, judge),
  );
  sendAfterCommit(context);
  const { connection } = database;
  const reader = { operatorId, locale: context.request.locale, now: judge.now };
  return { dispute: await toDecidable(connection, await requireDispute(connection, disputeid), reader) };
});
