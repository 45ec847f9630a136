import { defineHandler } from '../../handler';
import { findSession, toSessionId } from '../../session';

export const handler = defineHandler('security/validatetoken', async ({ token }, context) => {
  const session = await findSession(context.ports.database.connection, toSessionId(token));
  const isValid =
    session !== null && session.endedAt === null && session.expiresAt.getTime() > context.ports.clock.now().getTime();
  return { isValid };
});
