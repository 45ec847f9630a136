import { eq } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { openingNotices } from '../schema';

/** Answers the same when nothing was left to forget. */
export const handler = defineHandler('boot/stoptellmewhenopen', async ({ stopKey }, context) => {
  await context.ports.database.connection.delete(openingNotices).where(eq(openingNotices.stopKey, stopKey));
  return {};
});
