import { readConversation } from '../conversations';
import { defineHandler, requireActor } from '../handler';
import { requireReport } from './store';

/** `readConversation` logs each reading of the desk before it answers, and marks nothing as delivered. */
export const handler = defineHandler('operator/getreportedconversation', async ({ reportid, beforeId }, context) => {
  const { report, task } = await requireReport(context.ports.database.connection, reportid);
  const { providerId } = report;
  const conversation = {
    task,
    providerId,
    side: 'desk',
    writerId: requireActor(context).userId,
    isLive: true,
  } as const;
  const { lstMessage, nextBeforeId } = await readConversation(conversation, { beforeId }, context);
  return { lstMessage, nextBeforeId };
});
