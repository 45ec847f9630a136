import { and, asc, count, eq, isNull, lte, type SQL } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { providers, users, withdrawalExcuses } from '../schema';
import { toExcuses } from './excuses';
import { readEvidence } from './reliability';

export const handler = defineHandler('operator/getallexcuse', async ({ pageNumber, pageSize, excuseid }, context) => {
  const { ports, request } = context;
  const { connection } = ports.database;
  // Of somebody who is erased there is nothing left to decide.
  const isAsked = and(
    lte(withdrawalExcuses.sentAt, ports.clock.now()),
    excuseid === undefined ? isNull(withdrawalExcuses.decidedAt) : eq(withdrawalExcuses.id, excuseid),
    isNull(users.erasedAt),
  );
  const rows = await selectExcuses(connection, isAsked)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const events = await readEvidence(
    connection,
    rows.map(({ excuse }) => excuse.eventId),
    request.locale,
  );
  const shown = await toExcuses(
    connection,
    rows.map(({ excuse }) => excuse),
  );
  return {
    lstExcuse: rows.flatMap(({ excuse: { id, eventId, userId }, firstName, lastName, mobile, reliability }) => {
      const [event, excuse] = [events.get(eventId), shown.get(id)];
      const as = { userid: userId, fullname: toFullName({ firstName, lastName }), mobileNo: mobile, reliability };
      return event && excuse ? [{ event, excuse, ...as }] : [];
    }),
    totalCount: await countExcuses(connection, isAsked),
  };
});

function selectExcuses(executor: Executor, isAsked: SQL | undefined) {
  const { firstName, lastName, mobile } = users;
  return executor
    .select({ excuse: withdrawalExcuses, firstName, lastName, mobile, reliability: providers.reliability })
    .from(withdrawalExcuses)
    .innerJoin(users, eq(users.id, withdrawalExcuses.userId))
    .innerJoin(providers, eq(providers.userId, withdrawalExcuses.userId))
    .where(isAsked)
    .orderBy(asc(withdrawalExcuses.sentAt), asc(withdrawalExcuses.id))
    .$dynamic();
}

async function countExcuses(executor: Executor, isAsked: SQL | undefined): Promise<number> {
  const [total] = await executor
    .select({ count: count() })
    .from(withdrawalExcuses)
    .innerJoin(users, eq(users.id, withdrawalExcuses.userId))
    .where(isAsked);
  return total?.count ?? 0;
}
