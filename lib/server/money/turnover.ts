import { and, gte, inArray, lt, type SQL } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import type { TurnoverKind, TurnoverName, WalletPart } from '@/lib/contract/money-enumerations';
import { addDays, type TehranDate, toInstantMs } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { ledgerPostings, payouts, type AccountKind } from '../schema';
import type { PostingReason } from './ledger';
import type { StatementOwner } from './own-entries';
import { listStatementLines, sumStatement } from './statement-lines';

type Answer = CallAnswer<'wallet/getturnover'>;
type Turnover = Answer['lstTurnover'][number];
type Search = CallInput<'wallet/getturnover'>;
type Filter = Omit<Search, 'pageNumber' | 'pageSize'>;

/** The parts of the wallet (SPEC 3), without a provider's pay. */
const PARTS = { cash: 'CASH', gift: 'GIFT', 'bidding-credit': 'BIDDING' } as const satisfies Partial<
  Record<AccountKind, WalletPart>
>;
const PART_KINDS: readonly AccountKind[] = ['cash', 'gift', 'bidding-credit'];

interface Reading {
  readonly kind: TurnoverKind;
  readonly name: TurnoverName;
}

/**
 * The meaning of each posting for a wallet's owner; null for postings that move no part of one. A new reason gets its
 * line here.
 */
const READINGS: Readonly<Record<PostingReason, Reading | null>> = {
  'wallet-top-up': { kind: 'INCREASE', name: 'top-up' },
  'desk-deposit': { kind: 'INCREASE', name: 'top-up' },
  'late-payment': { kind: 'INCREASE', name: 'late-payment' },
  'sample-opening': { kind: 'INCREASE', name: 'opening' },
  'late-credit': { kind: 'REFUND', name: 'late-credit' },
  'late-settlement': { kind: 'PAYMENT', name: 'late-settlement' },
  'order-reserve': { kind: 'PAYMENT', name: 'order-payment' },
  'order-commission-reserve': { kind: 'PAYMENT', name: 'commission-reserve' },
  'order-fee': { kind: 'PAYMENT', name: 'cancel-fee' },
  'cash-cancel-fee': { kind: 'PAYMENT', name: 'cancel-fee' },
  'order-unreserve': { kind: 'REFUND', name: 'order-return' },
  'order-refund': { kind: 'REFUND', name: 'order-refund' },
  'order-commission-return': { kind: 'REFUND', name: 'commission-return' },
  'order-release': { kind: 'REFUND', name: 'commission-return' },
  'gift-grant': { kind: 'GIFT', name: 'gift-code' },
  'gift-expiry': { kind: 'GIFT', name: 'gift-expiry' },
  'colleague-credit': { kind: 'GIFT', name: 'colleague-credit' },
  'bid-return': { kind: 'REFUND', name: 'order-return' },
  'dispute-refund': { kind: 'REFUND', name: 'order-refund' },
  'desk-refund': { kind: 'REFUND', name: 'order-refund' },
  'deposit-correction': { kind: 'INCREASE', name: 'correction' },
  'refund-correction': { kind: 'REFUND', name: 'correction' },
  'late-payment-hold': null,
  'late-payment-back': null,
  'order-capture': null,
  'order-uncapture': null,
  'cash-collected': null,
  'cash-kept': null,
  'cash-uncollected': null,
  'cash-unkept': null,
  'cash-commission-return': { kind: 'REFUND', name: 'commission-return' },
  'cash-debt': { kind: 'PAYMENT', name: 'cash-debt' },
  'ownerless-payment': null,
  'ownerless-return': null,
  'ownerless-payout': null,
  'payout-request': { kind: 'PAYMENT', name: 'withdrawal' },
  'payout-return': { kind: 'REFUND', name: 'withdrawal-return' },
  'payout-paid': null,
  'tip-payment': { kind: 'PAYMENT', name: 'tip' },
  'tip-release': null,
  'order-hold': null,
  'order-unhold': null,
  'debt-repayment': null,
  'commission-cover': null,
};
/** The cause of a gift in its posting's key: `gift:welcome:…`. */
const GIFT_NAMES = {
  welcome: 'gift-welcome',
  referral: 'gift-referral',
  apology: 'gift-apology',
  code: 'gift-code',
} as const;

/**
 * A person's wallet movements, newest first, each with the balance after it, and the sums of all that the filter finds.
 */
export async function listTurnover(
  executor: Executor,
  userId: number,
  { pageNumber, pageSize, ...filter }: Search,
): Promise<Answer> {
  const owner = toOwner(userId);
  const isWanted = toCondition(filter);
  const lines = await listStatementLines(executor, owner, {
    isWanted,
    limit: pageSize,
    offset: pageNumber * pageSize,
  });
  const { lineCount, ...sums } = await sumStatement(executor, owner, isWanted);
  return { lstTurnover: await toTurnovers(executor, userId, lines), turnoverCount: lineCount, ...sums };
}

/** All that ever moved in a person's wallet, newest first. */
export async function listWholeTurnover(executor: Executor, userId: number): Promise<Turnover[]> {
  return toTurnovers(executor, userId, await listStatementLines(executor, toOwner(userId), {}));
}

function toOwner(userId: number): StatementOwner {
  return { userId, kinds: PART_KINDS };
}

function toCondition({ turnoverKindEnum, fromDate, toDate }: Filter): SQL | undefined {
  return and(
    turnoverKindEnum ? inArray(ledgerPostings.reason, listReasons(turnoverKindEnum)) : undefined,
    fromDate ? gte(ledgerPostings.createdAt, toStart(fromDate)) : undefined,
    toDate ? lt(ledgerPostings.createdAt, toStart(addDays(toDate, 1))) : undefined,
  );
}

type Line = Awaited<ReturnType<typeof listStatementLines>>[number];

/** Lines as their owner reads them; a withdrawal says how far it has come. */
async function toTurnovers(executor: Executor, userId: number, lines: readonly Line[]): Promise<Turnover[]> {
  const ids = lines.flatMap((line) => findPayoutId(line) ?? []);
  const asked = { id: payouts.id, state: payouts.state };
  const rows = ids.length === 0 ? [] : await executor.select(asked).from(payouts).where(inArray(payouts.id, ids));
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return lines.map((line) => ({
    ...toWire(line, userId),
    payoutStateEnum: states.get(findPayoutId(line) ?? 0) ?? null,
  }));
}

/** The payout that a line asked for: its posting's key is `payout:<id>:request`. */
function findPayoutId({ reason, postingKey }: Line): number | null {
  return reason === 'payout-request' ? Number(postingKey.split(':')[1]) : null;
}

function toWire(
  { id, part, reason, postingKey, taskId, createdAt, amountRials, balanceRials, reqcode, customerId, providerId }: Line,
  userId: number,
): Omit<Turnover, 'payoutStateEnum'> {
  const isTheirs = customerId === userId || providerId === userId;
  if (!isPart(part)) throw new Error(`${part} is no part of a wallet`);
  const { kind, name } = requireReading(reason);
  return {
    turnoverId: id,
    accountEnum: PARTS[part],
    turnoverKindEnum: kind,
    turnoverEnum: name === 'gift-code' ? toGiftName(postingKey) : name,
    amountRial: amountRials,
    balanceRial: balanceRials,
    atMs: createdAt.getTime(),
    taskid: isTheirs ? taskId : null,
    reqcode: isTheirs ? reqcode : null,
  };
}

function isPart(kind: AccountKind): kind is keyof typeof PARTS {
  return PART_KINDS.includes(kind);
}

function listReasons(wanted: TurnoverKind): string[] {
  return Object.entries(READINGS).flatMap(([reason, reading]) => (reading?.kind === wanted ? [reason] : []));
}

function requireReading(reason: string): Reading {
  const reading = Object.entries(READINGS).find(([known]) => known === reason)?.[1];
  if (!reading) throw new Error(`The posting reason ${reason} has no reading in the statement`);
  return reading;
}

function toGiftName(postingKey: string): TurnoverName {
  return Object.entries(GIFT_NAMES).find(([source]) => postingKey.startsWith(`gift:${source}:`))?.[1] ?? 'gift-code';
}

/** Midnight in Tehran. */
function toStart(day: TehranDate): Date {
  return new Date(toInstantMs(day, 0));
}
