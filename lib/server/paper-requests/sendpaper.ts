import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isPaperMoveAllowed } from '@/lib/domain/provider/paper-requests';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { paperRequests } from '../schema';
import { removeStoredBytes, removeUnusedFile, requireOwnPhoto } from '../uploaded-files';
import { holdRequest, readOwn } from './store';

/** The desk's case comes back to its queue with it. The photo before, if there was one, goes. */
export const handler = defineHandler('joinus/sendpaper', async ({ requestid, fileid }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const removed = await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const request = await holdRequest(transaction, requestid);
    if (request.userId !== userId) throw new CallError('not-yours');
    if (!isPaperMoveAllowed('send', request.state)) throw new CallError('move-not-allowed');
    await requireOwnPhoto(transaction, fileid, userId);
    const turnedAt = request.state === 'sent' ? request.turnedAt : clock.now();
    await transaction
      .update(paperRequests)
      .set({ state: 'sent', fileId: fileid, nextAt: null, turnedAt })
      .where(eq(paperRequests.id, requestid));
    if (request.fileId === null || request.fileId === fileid) return null;
    return removeUnusedFile(transaction, { ownerId: userId, fileId: request.fileId });
  });
  if (removed !== null) await removeStoredBytes(context, [removed]);
  return readOwn(database.connection, userId);
});
