import { defineHandler, requireActor } from '../../handler';
import { endAllSessions, endSession } from '../../session';

export const handler = defineHandler('security/logout', async ({ everywhere }, context) => {
  const actor = requireActor(context);
  await (everywhere ? endAllSessions(context, actor.userId) : endSession(context, actor));
  context.answer.setSession(null);
  return {};
});
