import { eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { providers } from '../schema';

export const handler = defineHandler('provider/endfeed', async (_input, context) => {
  const { userId } = requireActor(context);
  await context.ports.database.connection.update(providers).set({ feedKey: null }).where(eq(providers.userId, userId));
  return {};
});
