import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import type { Executor, Transaction } from '../ports/database';
import { ledgerAccounts, ledgerSlots, type AccountKind, type SpreadKind } from '../schema';

/** An account of the chart (BEHAVIOUR 9). The platform's have the owner 0. */
export interface AccountName {
  readonly kind: AccountKind;
  readonly ownerId: number;
}

/** An account whose balance stands in its one row, so that it can be kept for a transaction. */
type SingleAccountName = AccountName & { readonly kind: Exclude<AccountKind, SpreadKind> };

const PLATFORM = 0;

const NORMAL_SIDES: Readonly<Record<AccountKind, 'debit' | 'credit'>> = {
  cash: 'credit',
  gift: 'credit',
  payable: 'credit',
  'bidding-credit': 'credit',
  commission: 'credit',
  escrow: 'credit',
  'gift-expense': 'debit',
  'gateway-clearing': 'debit',
  'cod-clearing': 'debit',
  'payout-clearing': 'credit',
  tips: 'credit',
  'provider-debt': 'debit',
  'dispute-loss': 'debit',
  lateness: 'debit',
};

export const platformAccounts = {
  escrow: { kind: 'escrow', ownerId: PLATFORM },
  commission: { kind: 'commission', ownerId: PLATFORM },
  giftExpense: { kind: 'gift-expense', ownerId: PLATFORM },
  gatewayClearing: { kind: 'gateway-clearing', ownerId: PLATFORM },
  codClearing: { kind: 'cod-clearing', ownerId: PLATFORM },
  tips: { kind: 'tips', ownerId: PLATFORM },
  payoutClearing: { kind: 'payout-clearing', ownerId: PLATFORM },
  disputeLoss: { kind: 'dispute-loss', ownerId: PLATFORM },
  lateness: { kind: 'lateness', ownerId: PLATFORM },
} as const satisfies Record<string, AccountName>;

/** The accounts that people have. */
export const USER_KINDS = [
  'cash',
  'gift',
  'payable',
  'bidding-credit',
  'provider-debt',
] as const satisfies AccountKind[];

export function userAccount(kind: (typeof USER_KINDS)[number], userId: number): SingleAccountName {
  return { kind, ownerId: userId };
}

/** The balance of an account in `ledger_accounts`, with the rows that it stands in (`ledgerSlots`), in rial. */
export const wholeBalanceRials = sql<number>`(${ledgerAccounts.balanceRials} + coalesce((
  SELECT sum(slot.balance_rials) FROM ${ledgerSlots} AS slot WHERE slot.account_id = ${ledgerAccounts.id}), 0))::bigint`.mapWith(
  Number,
);

/** The balance on the account's normal side, in rial; zero for one that nothing was posted to. */
export async function getBalanceRials(executor: Executor, account: AccountName): Promise<number> {
  const [found] = await executor
    .select({ balanceRials: wholeBalanceRials })
    .from(ledgerAccounts)
    .where(isAccount(account));
  return found?.balanceRials ?? 0;
}

/** The balances of all accounts of a person, in rial, in one statement; zero for those that nothing was posted to. */
export async function listBalances(
  executor: Executor,
  userId: number,
): Promise<Record<(typeof USER_KINDS)[number], number>> {
  const rows = await executor
    .select({ kind: ledgerAccounts.kind, balanceRials: wholeBalanceRials })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.kind, [...USER_KINDS]), eq(ledgerAccounts.ownerId, userId)));
  const find = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balanceRials ?? 0;
  return {
    cash: find('cash'),
    gift: find('gift'),
    payable: find('payable'),
    'bidding-credit': find('bidding-credit'),
    'provider-debt': find('provider-debt'),
  };
}

/**
 * The balance on the account's normal side, in rial, under a lock: nobody spends it before this transaction has
 * ended.
 */
export async function lockBalanceRials(transaction: Transaction, account: SingleAccountName): Promise<number> {
  const [found] = await selectBalance(transaction, account).for('update');
  return found?.balanceRials ?? 0;
}

/** Keeps the escrow's share of the order's row, for this transaction. */
export async function lockEscrowOf(transaction: Transaction, taskId: number): Promise<void> {
  await transaction
    .select({ slot: ledgerSlots.slot })
    .from(ledgerSlots)
    .where(and(eq(ledgerSlots.kind, 'escrow'), eq(ledgerSlots.slot, sql`ledger_slot(${taskId}::integer)`)))
    .for('update');
}

/** The balance as a question beside others (`askTogether`). */
export function askBalance(executor: Executor, account: SingleAccountName): SQL<number> {
  return toBalance(selectBalance(executor, account).getSQL());
}

/** The balance under a lock, as a question beside others (`askTogether`). */
export function askLockedBalance(transaction: Transaction, account: SingleAccountName): SQL<number> {
  return toBalance(selectBalance(transaction, account).for('update').getSQL());
}

function selectBalance(executor: Executor, account: SingleAccountName) {
  return executor.select({ balanceRials: ledgerAccounts.balanceRials }).from(ledgerAccounts).where(isAccount(account));
}

function toBalance(selected: SQL): SQL<number> {
  return sql`coalesce((${selected}), 0)`.mapWith(Number);
}

/** Opens those of the accounts that are not there yet. */
export async function openAccounts(transaction: Transaction, accounts: readonly AccountName[]): Promise<void> {
  const known = await transaction
    .select({ kind: ledgerAccounts.kind, ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(or(...accounts.map(isAccount)));
  const keys = new Set(known.map(toAccountKey));
  const missing = accounts.filter((account) => !keys.has(toAccountKey(account)));
  if (missing.length === 0) return;
  await transaction
    .insert(ledgerAccounts)
    .values(missing.map((account) => ({ ...account, normalSide: NORMAL_SIDES[account.kind] })))
    .onConflictDoNothing();
}

export function toAccountKey({ kind, ownerId }: AccountName): string {
  return `${kind}/${ownerId}`;
}

export function isAccount({ kind, ownerId }: AccountName) {
  return and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.ownerId, ownerId));
}
