import { defineHandler } from '../handler';
import { requireRecipientConversation } from './conversation';
import { readConversation } from './getallmessage';

export const handler = defineHandler('orderrecipient/getmessages', async ({ visitKey }, context) => {
  const conversation = await requireRecipientConversation(context.ports.database.connection, visitKey);
  const { lstMessage, standing, closesAtMs } = await readConversation(conversation, {}, context);
  return { lstMessage, standing, closesAtMs };
});
