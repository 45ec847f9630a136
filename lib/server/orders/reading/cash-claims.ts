import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { cashClaims, tasks, users } from '../../schema';

const customers = alias(users, 'customers');
const providers = alias(users, 'payees');

const toPerson = ({ firstName, lastName, mobile }: typeof customers | typeof providers) => ({
  firstName,
  lastName,
  mobile,
});

const CLAIM = {
  claim: cashClaims,
  code: tasks.code,
  partRials: tasks.cashPartRials,
  customer: toPerson(customers),
  provider: toPerson(providers),
};

/** Claims of cash that wait for an operator, the oldest first. */
export async function listOpenCashClaims(
  executor: Executor,
  { pageNumber, pageSize, now }: { readonly pageNumber: number; readonly pageSize: number; readonly now: Date },
): Promise<CallAnswer<'operator/getallcashclaim'>> {
  const isOpen = and(isNull(cashClaims.endedAt), lte(cashClaims.claimedAt, now));
  const rows = await executor
    .select(CLAIM)
    .from(cashClaims)
    .innerJoin(tasks, eq(tasks.id, cashClaims.taskId))
    .innerJoin(customers, eq(customers.id, tasks.customerId))
    .innerJoin(providers, eq(providers.id, tasks.providerId))
    .where(isOpen)
    .orderBy(asc(cashClaims.claimedAt), asc(cashClaims.taskId))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await executor.select({ count: count() }).from(cashClaims).where(isOpen);
  const lstClaim = rows.map(({ claim, code, partRials, customer, provider }) => ({
    taskid: claim.taskId,
    reqcode: code,
    amountRial: claim.amountRials,
    partRial: partRials,
    customerName: toFullName(customer),
    customerMobile: customer.mobile,
    providerName: toFullName(provider),
    providerMobile: provider.mobile,
    claimedAtMs: claim.claimedAt.getTime(),
    contestText: claim.contestText,
    contestedAtMs: claim.contestedAt?.getTime() ?? null,
  }));
  return { lstClaim, totalCount: total?.count ?? 0 };
}
