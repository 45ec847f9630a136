import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { regulars, tasks, users } from '../schema';
import { toToldName } from '../words/words';
import { selectDoneWork } from './done-work';

const MOST_LISTED = 200;

/** Questions come first, the newest of them before the others. */
export const handler = defineHandler('regular/getcustomers', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const done = selectDoneWork(connection, eq(tasks.providerId, userId));
  const rows = await connection
    .select({
      userId: users.id,
      firstName: users.firstName,
      state: regulars.state,
      askedAt: regulars.askedAt,
      doneTaskCount: done.doneTaskCount,
    })
    .from(regulars)
    .innerJoin(users, eq(users.id, regulars.customerId))
    .leftJoin(done, eq(done.customerId, regulars.customerId))
    .where(and(eq(regulars.providerId, userId), ne(regulars.state, 'declined'), isNull(users.erasedAt)))
    .orderBy(asc(sql`${regulars.state} = 'agreed'`), desc(regulars.askedAt))
    .limit(MOST_LISTED);
  return {
    lstCustomer: rows.map(({ firstName, askedAt, doneTaskCount, ...row }) => ({
      ...row,
      name: toToldName(firstName, 'customer', context.request.locale),
      askedAtMs: askedAt.getTime(),
      doneTaskCount: doneTaskCount ?? 0,
    })),
  };
});
