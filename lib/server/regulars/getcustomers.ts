import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { partings, regulars, tasks, users } from '../schema';
import { toToldName } from '../words/words';
import { selectDoneWork } from './done-work';

const MOST_LISTED = 200;

/** Questions come first, the newest of them before the others; customers after a parting come last. */
export const handler = defineHandler('regular/getcustomers', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const rows = [...(await listKeeping(connection, userId)), ...(await listParted(connection, userId))];
  return {
    lstCustomer: rows.map(({ firstName, askedAt, doneTaskCount, ...row }) => ({
      ...row,
      name: toToldName(firstName, 'customer', context.request.locale),
      askedAtMs: askedAt.getTime(),
      doneTaskCount: doneTaskCount ?? 0,
    })),
  };
});

function listKeeping(connection: Executor, userId: number) {
  const done = selectDoneWork(connection, eq(tasks.providerId, userId));
  return connection
    .select({
      userId: users.id,
      firstName: users.firstName,
      state: regulars.state,
      askedAt: regulars.askedAt,
      doneTaskCount: done.doneTaskCount,
      apartTaskid: sql<number | null>`NULL`,
    })
    .from(regulars)
    .innerJoin(users, eq(users.id, regulars.customerId))
    .leftJoin(done, eq(done.customerId, regulars.customerId))
    .where(and(eq(regulars.providerId, userId), ne(regulars.state, 'declined'), isNull(users.erasedAt)))
    .orderBy(asc(sql`${regulars.state} = 'agreed'`), desc(regulars.askedAt))
    .limit(MOST_LISTED);
}

function listParted(connection: Executor, userId: number) {
  const done = selectDoneWork(connection, eq(tasks.providerId, userId));
  return connection
    .select({
      userId: users.id,
      firstName: users.firstName,
      state: sql<null>`NULL`,
      askedAt: partings.partedAt,
      doneTaskCount: done.doneTaskCount,
      apartTaskid: partings.taskId,
    })
    .from(partings)
    .innerJoin(users, eq(users.id, partings.customerId))
    .leftJoin(done, eq(done.customerId, partings.customerId))
    .where(and(eq(partings.providerId, userId), eq(partings.wantedBy, 'provider')))
    .orderBy(desc(partings.partedAt))
    .limit(MOST_LISTED);
}
