import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../handler';
import { sanctions, users } from '../schema';
import { toSanctions } from './store';

export const handler = defineHandler('operator/getallappeal', async ({ pageNumber, pageSize, sanctionid }, context) => {
  const { ports, request } = context;
  const { connection } = ports.database;
  // Of somebody who is erased there is nothing left to decide.
  const isAsked = and(
    lte(sanctions.appealedAt, ports.clock.now()),
    sanctionid === undefined ? isNull(sanctions.decidedAt) : eq(sanctions.id, sanctionid),
    isNull(users.erasedAt),
  );
  const rows = await connection
    .select({ sanction: sanctions, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.userId))
    .where(isAsked)
    .orderBy(asc(sanctions.appealedAt), asc(sanctions.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await connection
    .select({ count: count() })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.userId))
    .where(isAsked);
  const shown = await toSanctions(
    connection,
    rows.map(({ sanction }) => sanction),
    request.locale,
  );
  return {
    lstAppeal: rows.flatMap(({ sanction, firstName, lastName, mobile }, index) => {
      const as = { userid: sanction.userId, fullname: toFullName({ firstName, lastName }), mobileNo: mobile };
      const view = shown[index];
      return view ? [{ ...view, ...as }] : [];
    }),
    totalCount: total?.count ?? 0,
  };
});
