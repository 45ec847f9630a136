import { and, asc, count, eq, inArray, max, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { PAYOUT_METHODS, PAYOUT_STATES, type ApprovalBar } from '@/lib/contract/payout-enumerations';
import { APPROVAL_MS } from '@/lib/domain/constants/money';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';
import { findLeaving } from '@/lib/domain/payout/bank-days';
import { toFullName } from '@/lib/domain/person/full-name';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler, requireActor } from '../../handler';
import type { Executor } from '../../ports/database';
import { payoutRuns, payouts, users } from '../../schema';
import { readBankHolidays } from '../bank-holidays';
import { listHeld, sumByHold } from './holds';
import { isLapsed } from './make-run';
import { compareLedger } from './run-ledger';
import type { RunRow } from './store';

type Answer = CallAnswer<'operator/getpayoutrun'>;

export const handler = defineHandler(
  'operator/getpayoutrun',
  async ({ runid, state, pageNumber, pageSize }, context) => {
    const { connection } = context.ports.database;
    const isShown = and(eq(payouts.runId, runid), state ? eq(payouts.state, state) : undefined);
    const now = context.ports.clock.now();
    return {
      serverNowMs: now.getTime(),
      run: await readRun(connection, runid, { operatorId: requireActor(context).userId, now }),
      lstPayout: await listRows(connection, isShown, { limit: pageSize, offset: pageNumber * pageSize }),
      totalCount: await connection.$count(payouts, isShown),
    };
  },
);

interface Reader {
  readonly operatorId: number;
  readonly now: Date;
}

const maker = alias(users, 'maker');
const decider = alias(users, 'decider');

/** Throws not-found. */
async function readRun(executor: Executor, runId: number, { operatorId, now }: Reader): Promise<Answer['run']> {
  const [found] = await executor
    .select({
      run: payoutRuns,
      maker: { firstName: maker.firstName, lastName: maker.lastName },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(payoutRuns)
    .leftJoin(maker, eq(maker.id, payoutRuns.madeById))
    .leftJoin(decider, eq(decider.id, payoutRuns.decidedById))
    .where(eq(payoutRuns.id, runId));
  if (!found) throw new CallError('not-found');
  const { run } = found;
  const parts = await sumParts(executor, runId, now);
  return {
    runid: run.id,
    state: run.state,
    count: run.rowCount,
    sumRial: run.sumRials,
    hash: run.hash,
    madeAtMs: run.madeAt.getTime(),
    madeBy: found.maker ? toFullName(found.maker) : '',
    lapsesAtMs: run.madeAt.getTime() + APPROVAL_MS,
    decidedBy: found.decider && toFullName(found.decider),
    dissolvedReason: run.dissolvedReason,
    ...toTimes(run),
    bar: await findBar(executor, run, { operatorId, now }),
    lstHold:
      run.state === 'made' ? (await sumByHold(executor, { operatorId: run.madeById, now }, run.madeAt)).lstHold : [],
    lstHeld: await listHeld(executor, run, { now, limit: PAYOUT_RUN.heldListed }),
    ...parts,
    ...(await compareLedger(executor, runId, parts.lstState)),
  };
}

/** The reason why the reader cannot approve the run, by the rules of `answerAsSecond`, which asks once more. */
async function findBar(executor: Executor, run: RunRow, { operatorId, now }: Reader): Promise<ApprovalBar | null> {
  if (isLapsed(run, now)) return 'lapsed';
  const ownCodes = executor.select({ code: users.nationalCode }).from(users).where(eq(users.id, operatorId));
  const isSelf = or(eq(users.id, operatorId), inArray(users.nationalCode, ownCodes));
  if ((await executor.$count(users, and(eq(users.id, run.madeById), isSelf))) > 0) return 'maker';
  const [payee] = await executor
    .select({ id: payouts.id })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(eq(payouts.runId, run.id), isSelf))
    .limit(1);
  return payee ? 'payee' : null;
}

const toTimes = ({ decidedAt, sentAt, reportedAt }: RunRow) => ({
  decidedAtMs: decidedAt?.getTime() ?? null,
  sentAtMs: sentAt?.getTime() ?? null,
  reportedAtMs: reportedAt?.getTime() ?? null,
});

const sum = sql<number>`sum(${payouts.amountRials})::bigint`.mapWith(Number);

async function sumParts(
  executor: Executor,
  runId: number,
  now: Date,
): Promise<Pick<Answer['run'], 'lstMethod' | 'lstState'>> {
  const { method, state, sentAt } = payouts;
  const isSent = sql<boolean>`bool_and(${sentAt} IS NOT NULL)`;
  const parts = await executor
    .select({ method, state, count: count(), sumRial: sum, isSent, sentAt: max(sentAt) })
    .from(payouts)
    .where(eq(payouts.runId, runId))
    .groupBy(method, state)
    .orderBy(asc(method), asc(state));
  const holidays = await readBankHolidays(executor);
  return {
    lstMethod: PAYOUT_METHODS.flatMap((name) => {
      const ofMethod = parts.filter((part) => part.method === name);
      if (ofMethod.length === 0) return [];
      const handedOut = ofMethod.flatMap((part) => part.sentAt ?? []).sort((one, other) => +other - +one);
      return {
        method: name,
        ...total(ofMethod),
        isSent: ofMethod.every((part) => part.isSent),
        leavesAtMs: findLeaving(name, (handedOut[0] ?? now).getTime(), holidays),
      };
    }),
    lstState: PAYOUT_STATES.flatMap((name) => {
      const inState = parts.filter((part) => part.state === name);
      return inState.length === 0 ? [] : { state: name, ...total(inState) };
    }),
  };
}

const total = (parts: readonly { readonly count: number; readonly sumRial: number }[]) => ({
  count: parts.reduce((all, part) => all + part.count, 0),
  sumRial: parts.reduce((all, part) => all + part.sumRial, 0),
});

interface Page {
  readonly limit: number;
  readonly offset: number;
}

async function listRows(executor: Executor, isShown: SQL | undefined, page: Page): Promise<Answer['lstPayout']> {
  const rows = await executor
    .select({ payout: payouts, firstName: users.firstName, lastName: users.lastName })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(isShown)
    .orderBy(asc(payouts.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ payout, ...name }) => ({
    payoutid: payout.id,
    payee: payout.payee ?? toFullName(name),
    sheba: payout.sheba,
    bankCode: findBankCode(payout.sheba),
    amountRial: payout.amountRials,
    method: payout.method,
    source: payout.source,
    state: payout.state,
    settledAtMs: payout.settledAt?.getTime() ?? null,
    returnCode: payout.returnCode,
    returnReason: payout.returnReason,
    isSentAgain: payout.isSentAgain,
  }));
}
