import { eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { providers } from '../schema';

export const handler = defineHandler('provider/answerpractice', async (_input, context) => {
  await context.ports.database.connection
    .update(providers)
    .set({ practisedAt: context.ports.clock.now() })
    .where(eq(providers.userId, requireActor(context).userId));
  return {};
});
