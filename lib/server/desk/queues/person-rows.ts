import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { users } from '../../schema';
import type { QueueRows } from './queue';

type RowOfPerson = PgTable & { readonly id: PgColumn; readonly userId: PgColumn };

/** A queue whose case is a row of one person, named by the mobile. */
export function toPersonRows(table: RowOfPerson): Pick<QueueRows, 'table' | 'caseId' | 'describe'> {
  const { id, userId } = table;
  return {
    table,
    caseId: id,
    describe: (executor, caseIds) =>
      executor
        .select({
          caseId: sql<number>`${id}`,
          code: users.mobile,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(table)
        .innerJoin(users, eq(users.id, userId))
        .where(inArray(id, [...caseIds])),
  };
}

/** The person is not erased: of somebody who is, there is nothing left to decide. */
export function isOfSomebody(userId: PgColumn): SQL {
  return sql`NOT EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId} AND ${users.erasedAt} IS NOT NULL)`;
}
