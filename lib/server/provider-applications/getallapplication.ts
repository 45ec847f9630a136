import { and, asc, count, eq, isNotNull } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { providerApplications, users } from '../schema';

export const handler = defineHandler(
  'operator/getallapplication',
  async ({ state, pageNumber, pageSize }, { ports }) => {
    const { connection } = ports.database;
    // What was never sent is its writer's alone.
    const isMeant = and(eq(providerApplications.state, state), isNotNull(providerApplications.sentAt));
    const rows = await connection
      .select({ row: providerApplications, mobile: users.mobile })
      .from(providerApplications)
      .innerJoin(users, eq(users.id, providerApplications.userId))
      .where(isMeant)
      .orderBy(asc(providerApplications.sentAt), asc(providerApplications.userId))
      .limit(pageSize)
      .offset(pageNumber * pageSize);
    const [total] = await connection.select({ count: count() }).from(providerApplications).where(isMeant);
    return {
      lstApplication: rows.map(({ row, mobile }) => ({
        userid: row.userId,
        fullname: `${row.firstName} ${row.lastName}`,
        mobileNo: mobile,
        state: row.state,
        sentAtMs: row.sentAt?.getTime() ?? null,
      })),
      totalCount: total?.count ?? 0,
    };
  },
);
