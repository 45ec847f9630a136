import { asc, desc, eq, inArray } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';
import { listPaperDecisions } from '@/lib/domain/provider/paper-requests';

import { defineHandler } from '../handler';
import { paperRequests, users } from '../schema';
import { toWire } from './store';

export const handler = defineHandler(
  'operator/getallpaperrequest',
  async ({ userid, requestid, pageNumber, pageSize }, { ports }) => {
    const { connection } = ports.database;
    const isMeant = toCondition({ userid, requestid });
    const order =
      userid === undefined ? [asc(paperRequests.turnedAt), asc(paperRequests.id)] : [desc(paperRequests.id)];
    const rows = await connection
      .select({
        request: paperRequests,
        owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile },
      })
      .from(paperRequests)
      .innerJoin(users, eq(users.id, paperRequests.userId))
      .where(isMeant)
      .orderBy(...order)
      .limit(pageSize)
      .offset(pageNumber * pageSize);
    return {
      lstPaperRequest: rows.map(({ request, owner }) => ({
        ...toWire(request),
        owner: { userid: owner.id, fullname: toFullName(owner), mobileNo: owner.mobile },
        decisions: listPaperDecisions(request.state),
      })),
      totalCount: await connection.$count(paperRequests, isMeant),
    };
  },
);

function toCondition({ userid, requestid }: Pick<CallInput<'operator/getallpaperrequest'>, 'userid' | 'requestid'>) {
  if (requestid !== undefined) return eq(paperRequests.id, requestid);
  return userid === undefined ? inArray(paperRequests.state, ['sent', 'lapsed']) : eq(paperRequests.userId, userid);
}
