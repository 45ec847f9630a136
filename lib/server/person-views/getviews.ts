import { desc, eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { personViews } from '../schema';

/** Older ones are in the copy of a person's data. */
const MOST_VIEWS = 50;

export const handler = defineHandler('user/getviews', async (_input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const rows = await database.connection
    .select()
    .from(personViews)
    .where(eq(personViews.userId, userId))
    .orderBy(desc(personViews.beganAt))
    .limit(MOST_VIEWS);
  return {
    lstView: rows.map(({ id, beganAt, endsAt, endedAt, reason }) => {
      const over = endedAt ?? (endsAt <= now ? endsAt : null);
      return { viewid: id, beganAtMs: beganAt.getTime(), endedAtMs: over?.getTime() ?? null, reason };
    }),
  };
});
