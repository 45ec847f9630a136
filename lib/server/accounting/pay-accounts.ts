import { lt, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { PAY_LINE_NAMES, type PayAccount, type PayLineName } from '@/lib/contract/provider-enumerations';

import { ownEntries } from '../money';
import { requirePayReading } from '../payouts';
import type { Executor } from '../ports/database';
import type { AccountKind } from '../schema';
import type { Span } from './settled-jobs';

type Account = CallAnswer<'accounting/getpaymonth'>['lstAccount'][number];

/** In what comes in to pay and to credit, the ledger has a credit, which is below zero; a debt is above zero. */
const KINDS: readonly { readonly account: PayAccount; readonly kind: AccountKind; readonly sign: 1 | -1 }[] = [
  { account: 'PAYABLE', kind: 'payable', sign: -1 },
  { account: 'BIDDING', kind: 'bidding-credit', sign: -1 },
  { account: 'DEBT', kind: 'provider-debt', sign: 1 },
];

/**
 * A provider's accounts over a span: the balance before it, a line a meaning of what moved, and the balance after it.
 * A debt that there never was is left out.
 */
export async function readPayAccounts(executor: Executor, userId: number, span: Span): Promise<Account[]> {
  const sums = await sumByReason(executor, userId, span);
  return KINDS.flatMap(({ account, kind, sign }) => {
    const own = sums.filter((sum) => sum.kind === kind);
    const openRial = sumUp(own.map(({ openRials }) => sign * openRials));
    const moved = own.map(({ reason, movedRials }) => ({ name: toName(kind, reason), rials: sign * movedRials }));
    const lstLine = PAY_LINE_NAMES.flatMap((name) => {
      const amountRial = sumUp(moved.filter((line) => line.name === name).map(({ rials }) => rials));
      return amountRial === 0 ? [] : [{ name, amountRial }];
    });
    const closeRial = openRial + sumUp(moved.map(({ rials }) => rials));
    const isEmpty = openRial === 0 && closeRial === 0 && lstLine.length === 0;
    return account === 'DEBT' && isEmpty ? [] : [{ accountEnum: account, openRial, closeRial, lstLine }];
  });
}

interface ReasonSum {
  readonly kind: AccountKind;
  readonly reason: string;
  readonly openRials: number;
  readonly movedRials: number;
}

function sumByReason(executor: Executor, userId: number, { from, to }: Span): Promise<ReasonSum[]> {
  const own = ownEntries(executor, { userId, kinds: KINDS.map(({ kind }) => kind) });
  const isBefore = sql`${own.createdAt} < ${from.toISOString()}::timestamptz`;
  const sumWhere = (isMeant: typeof isBefore) =>
    sql<number>`coalesce(sum(${own.amountRials}) filter (where ${isMeant}), 0)::bigint`.mapWith(Number);
  return executor
    .select({
      kind: own.kind,
      reason: own.reason,
      openRials: sumWhere(isBefore),
      movedRials: sumWhere(sql`NOT ${isBefore}`),
    })
    .from(own)
    .where(lt(own.createdAt, to))
    .groupBy(own.kind, own.reason);
}

/** A debt's movements are the other side of the pay's, so they have its meanings. */
function toName(kind: AccountKind, reason: string): PayLineName {
  return requirePayReading({ reason, part: kind === 'provider-debt' ? 'payable' : kind }).name;
}

function sumUp(rials: readonly number[]): number {
  return rials.reduce((sum, part) => sum + part, 0);
}
