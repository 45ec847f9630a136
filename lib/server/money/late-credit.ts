import { and, eq, lt, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { LATENESS } from '@/lib/domain/constants/orders';
import { OFFLINE_MOVE_MS } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toShareRials } from '@/lib/domain/money/money';
import { toLatePercent, toLateRials } from '@/lib/domain/order/lateness';

import { named } from '../ports/ask-together';
import type { Executor, Transaction } from '../ports/database';
import { doorWaits, lateStarts, taskEvents, toPromisedAtMs, wayPositions, type TaskRow } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { post } from './ledger';

type LateStart = typeof lateStarts.$inferSelect;

type Lateness = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['lateness']>;

interface Start {
  readonly now: Date;
  readonly isOpenedByCode?: boolean;
  readonly madeAtMs?: number | undefined;
}

/** Since when somebody says that they are at the door; null where nobody does. */
export function selectArrival(executor: Executor, taskId: number) {
  return executor
    .select(named({ atMs: sql<number | null>`(extract(epoch FROM ${doorWaits.arrivedAt}) * 1000)::bigint` }))
    .from(doorWaits)
    .where(eq(doorWaits.taskId, taskId));
}

/**
 * Pays for a visit that begins later than promised, out of an account that the order's end fills again (decision 0121).
 * It goes by the server's clock, and by the arrival where that came first. Null for a visit that begins in time.
 */
export async function creditLateness(transaction: Transaction, task: TaskRow, start: Start): Promise<LateStart | null> {
  if (!getKind(task.kind).hasVisit) return null;
  const { now } = start;
  const [arrived] = await selectArrival(transaction, task.id);
  const promisedMs = toPromisedAtMs(task);
  const lateMs = Math.min(now.getTime(), Number(arrived?.atMs ?? Infinity)) - promisedMs;
  const amountRials = toLateRials(task.priceRials, lateMs);
  if (amountRials === 0) return null;
  const saidAtMs = await findSaidStart(transaction, task.id, start);
  const saidRials =
    saidAtMs === null ? null : Math.min(amountRials, toLateRials(task.priceRials, saidAtMs - promisedMs));
  const lateMinutes = Math.floor(lateMs / MINUTE_MS);
  const [written] = await transaction
    .insert(lateStarts)
    .values({ taskId: task.id, lateMinutes, percent: toLatePercent(lateMs), amountRials, saidRials, creditedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!written) return null;
  await post(transaction, {
    idempotencyKey: `order:${task.id}:late-credit`,
    reason: 'late-credit',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.lateness, amountRials },
      { account: userAccount('cash', task.customerId), amountRials: -amountRials },
    ],
  });
  return written;
}

/**
 * The time when a phone without network got the right start code, by its own clock. It lies between the server's last
 * news from the provider on this order and now. Null for a start that says no such time. Moves that waited together
 * come together, so news of the last minute is no earlier bound.
 */
async function findSaidStart(
  transaction: Transaction,
  taskId: number,
  { now, isOpenedByCode = false, madeAtMs }: Start,
): Promise<number | null> {
  const nowMs = now.getTime();
  if (!isOpenedByCode || madeAtMs === undefined || madeAtMs < nowMs - OFFLINE_MOVE_MS) return null;
  const heard = await transaction
    .select({ at: taskEvents.at })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), lt(taskEvents.at, new Date(nowMs - MINUTE_MS))))
    .union(transaction.select({ at: wayPositions.at }).from(wayPositions).where(eq(wayPositions.taskId, taskId)));
  return Math.min(nowMs, Math.max(madeAtMs, ...heard.map(({ at }) => at.getTime())));
}

interface Earned {
  readonly providerId: number;
  readonly commissionRials: number;
  /** The provider has the money of the job in cash: the rest comes out of the commission credit. */
  readonly isCash: boolean;
  readonly now: Date;
}

/**
 * Takes the credit for a late start out of the commission first, then out of at most a tenth of the provider's pay. It
 * takes at most as much as the phone's own time says (decision 0138). Runs after the posting that brought both.
 */
export async function settleLateness(
  transaction: Transaction,
  task: TaskRow,
  { providerId, commissionRials, isCash, now }: Earned,
): Promise<void> {
  const [late] = await transaction.select().from(lateStarts).where(eq(lateStarts.taskId, task.id));
  if (!late) return;
  const source = userAccount(isCash ? 'bidding-credit' : 'payable', providerId);
  const dueRials = late.saidRials ?? late.amountRials;
  const fromCommission = Math.min(dueRials, commissionRials);
  const fromProvider = Math.min(
    dueRials - fromCommission,
    toShareRials(task.priceRials - commissionRials, LATENESS.mostOfPayPercent),
    await lockBalanceRials(transaction, source),
  );
  const takenRials = fromCommission + fromProvider;
  if (takenRials === 0) return;
  await transaction
    .update(lateStarts)
    .set({ commissionRials: fromCommission, providerRials: fromProvider })
    .where(eq(lateStarts.taskId, task.id));
  await post(transaction, {
    idempotencyKey: `order:${task.id}:late-settlement`,
    reason: 'late-settlement',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.commission, amountRials: fromCommission },
      { account: source, amountRials: fromProvider },
      { account: platformAccounts.lateness, amountRials: -takenRials },
    ],
  });
}

/** An order's promise as its two sides read it: its end, and the credit; null without one. */
export async function findLateness(executor: Executor, task: TaskRow): Promise<Lateness | null> {
  const { hasVisit, isTextile } = getKind(task.kind);
  if (!hasVisit || isTextile || task.startsAt === null) return null;
  const [late] = await executor.select().from(lateStarts).where(eq(lateStarts.taskId, task.id));
  const promisedMs = toPromisedAtMs(task);
  return {
    promisedUntilMs: promisedMs + LATENESS.promisedMs,
    freeCancelFromMs: promisedMs + LATENESS.freeCancelAfterMs,
    delay: toToldDelay(task),
    lateMinutes: late?.lateMinutes ?? null,
    creditRial: late?.amountRials ?? 0,
    ofPayRial: late?.providerRials ?? 0,
  };
}

function toToldDelay({ detail }: TaskRow): Lateness['delay'] {
  if (!detail?.delay) return null;
  const { minutes, isAsked, isAgreed } = detail.delay;
  if (!isAsked) return { minutes, answer: 'unasked' };
  return { minutes, answer: isAgreed === undefined ? 'open' : isAgreed ? 'agreed' : 'refused' };
}
