import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';

import { findApproval, listAsked } from '../../operators';
import type { Executor } from '../../ports/database';
import { cashClaims, tasks, users, type TaskRow } from '../../schema';
import type { CashClaim } from '../payments/cash';
import { needsSecondForCash, toCashBasis, type CashDecision } from '../payments/decide-cash';

type Claim = CallAnswer<'operator/getallcashclaim'>['lstClaim'][number];
type Person = Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile'>;

const customers = alias(users, 'customers');
const providers = alias(users, 'payees');

const toPerson = ({ firstName, lastName, mobile }: typeof customers | typeof providers) => ({
  firstName,
  lastName,
  mobile,
});

const CLAIM = {
  claim: cashClaims,
  task: tasks,
  customer: toPerson(customers),
  provider: toPerson(providers),
};

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** The claim of that order alone, an ended one too. */
  readonly taskid?: number;
  readonly readerId: number;
  readonly now: Date;
}

/** Claims of cash that wait for an operator, the oldest first; or one claim, an ended one too. */
export async function listCashClaims(
  executor: Executor,
  { pageNumber, pageSize, taskid, readerId, now }: Page,
): Promise<CallAnswer<'operator/getallcashclaim'>> {
  const isAsked =
    taskid === undefined
      ? and(isNull(cashClaims.endedAt), lte(cashClaims.claimedAt, now))
      : eq(cashClaims.taskId, taskid);
  const rows = await executor
    .select(CLAIM)
    .from(cashClaims)
    .innerJoin(tasks, eq(tasks.id, cashClaims.taskId))
    .innerJoin(customers, eq(customers.id, tasks.customerId))
    .innerJoin(providers, eq(providers.id, tasks.providerId))
    .where(isAsked)
    .orderBy(asc(cashClaims.claimedAt), asc(cashClaims.taskId))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await executor.select({ count: count() }).from(cashClaims).where(isAsked);
  const asked = await listAsked(executor, { matter: 'cash-claim', subjectIds: rows.map(({ task }) => task.id) }, now);
  const lstClaim: Claim[] = [];
  for (const row of rows) {
    const pending = asked.has(row.task.id) ? await readPending(executor, row, { readerId, now }) : null;
    lstClaim.push({ ...toClaim(row), pending });
  }
  return { lstClaim, totalCount: total?.count ?? 0 };
}

interface ClaimRow {
  readonly claim: CashClaim;
  readonly task: TaskRow;
  readonly customer: Person;
  readonly provider: Person;
}

function toClaim({ claim, task, customer, provider }: ClaimRow): Omit<Claim, 'pending'> {
  return {
    taskid: claim.taskId,
    reqcode: task.code,
    amountRial: claim.amountRials,
    partRial: task.cashPartRials,
    customerName: toFullName(customer),
    customerMobile: customer.mobile,
    providerName: toFullName(provider),
    providerMobile: provider.mobile,
    claimedAtMs: claim.claimedAt.getTime(),
    contestText: claim.contestText,
    contestedAtMs: claim.contestedAt?.getTime() ?? null,
    needsSecond: needsSecondForCash(claim.amountRials),
    ended: claim.endedAt && { reason: claim.decisionReason, atMs: claim.endedAt.getTime() },
  };
}

async function readPending(
  executor: Executor,
  row: ClaimRow,
  { readerId, now }: Pick<Page, 'readerId' | 'now'>,
): Promise<Claim['pending']> {
  const waiting = await findApproval<CashDecision>(executor, toCashBasis(row), now);
  if (!waiting) return null;
  const { isPaid, reason } = waiting.proposal;
  return { isPaid, reason, isOwn: waiting.askedById === readerId };
}
