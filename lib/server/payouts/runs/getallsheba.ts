import { asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler } from '../../handler';
import { payoutAccounts, payouts, users } from '../../schema';

export const handler = defineHandler('operator/getallsheba', async ({ pageNumber, pageSize, userid }, context) => {
  const { connection } = context.ports.database;
  const isAsked = userid === undefined ? isNull(payoutAccounts.ownerConfirmedAt) : eq(payoutAccounts.userId, userid);
  // By the person alone: the index of what waits for a run has everybody's.
  const waiting =
    sql<number>`(SELECT coalesce(sum(${payouts.amountRials}) FILTER (WHERE ${payouts.state} = 'requested'),
    0)::bigint FROM ${payouts} WHERE ${payouts.userId} = ${payoutAccounts.userId})`.mapWith(Number);
  const rows = await connection
    .select({
      account: payoutAccounts,
      firstName: users.firstName,
      lastName: users.lastName,
      nationalCode: users.nationalCode,
      waitingRial: waiting,
    })
    .from(payoutAccounts)
    .innerJoin(users, eq(users.id, payoutAccounts.userId))
    .where(isAsked)
    .orderBy(desc(waiting), asc(payoutAccounts.userId))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  return {
    lstSheba: rows.map(({ account, nationalCode, waitingRial, ...person }) => ({
      userid: account.userId,
      fullname: toFullName(person),
      nationalCode,
      sheba: account.sheba,
      bankCode: findBankCode(account.sheba),
      isBlocked: account.blockedAt !== null,
      waitingRial,
      confirmedAtMs: account.ownerConfirmedAt?.getTime() ?? null,
    })),
    totalCount: await connection.$count(payoutAccounts, isAsked),
  };
});
