import { eq } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { openingNotices } from '../schema';
import { addressBudget, takeFromBudgets } from '../throttles';

/** Answers the same when nothing was left to forget. */
export const handler = defineHandler('boot/stoptellmewhenopen', async ({ stopKey }, context) => {
  const { database, clock } = context.ports;
  await takeFromBudgets(
    database.connection,
    [addressBudget('stoptellmewhenopen', context.request.ipAddress)],
    clock.now(),
  );
  await database.connection.delete(openingNotices).where(eq(openingNotices.stopKey, stopKey));
  return {};
});
