import { eq } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { ledgerEntries, ledgerPostings } from '../schema';
import { openAccounts, toAccountKey, type AccountName } from './accounts';

/** One side of a posting in integer rial: debit positive, credit negative. */
export interface PostingEntry {
  readonly account: AccountName;
  readonly amountRials: number;
}

export interface PostingRequest {
  /** The same key posts once, whoever repeats it. */
  readonly idempotencyKey: string;
  readonly reason: PostingReason;
  readonly taskId?: number;
  readonly entries: readonly PostingEntry[];
  readonly now: Date;
}

/** Those that begin with `order-` move an order's escrow: the rest of it is what their entries leave (order-escrow.ts). */
export type PostingReason =
  | 'order-reserve' | 'order-unreserve' | 'order-capture' | 'order-commission-reserve' | 'order-release' | 'order-refund' | 'order-fee'
  | 'cash-collected' | 'cash-kept' | 'cash-cancel-fee' | 'gift-grant' | 'gift-expiry' | 'late-payment' | 'sample-opening';

export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/**
 * Posts a movement of money inside the transaction of what it belongs to, and answers its id; a repeated key answers the earlier posting's id and moves nothing.
 * Entries of the same account are one. Throws UnbalancedPosting for a sum other than zero; the database refuses it too, and any account below zero but clearing.
 */
export async function post(transaction: Transaction, request: PostingRequest): Promise<number> {
  const sides = toSides(request);
  const [posting] = await transaction
    .insert(ledgerPostings)
    .values({ idempotencyKey: request.idempotencyKey, reason: request.reason, taskId: request.taskId ?? null, createdAt: request.now })
    .onConflictDoNothing()
    .returning({ id: ledgerPostings.id });
  if (!posting) return requirePostingId(transaction, request.idempotencyKey);
  const accountIds = await openAccounts(transaction, sides.map((side) => side.account));
  const rows = sides
    .map(({ account, amountRials }) => ({ postingId: posting.id, accountId: accountIds.get(toAccountKey(account)) ?? 0, amountRials }))
    // Always in the same order: two postings that lock the same accounts wait for each other instead of dying of it.
    .sort((left, right) => left.accountId - right.accountId);
  await transaction.insert(ledgerEntries).values(rows);
  return posting.id;
}

function toSides({ entries, idempotencyKey }: PostingRequest): PostingEntry[] {
  const sides = new Map<string, PostingEntry>();
  for (const { account, amountRials } of entries) {
    if (!Number.isSafeInteger(amountRials)) throw new UnbalancedPosting(`${idempotencyKey}: ${amountRials} is not an integer sum of rials`);
    const key = toAccountKey(account);
    sides.set(key, { account, amountRials: (sides.get(key)?.amountRials ?? 0) + amountRials });
  }
  const moving = [...sides.values()].filter((side) => side.amountRials !== 0);
  const total = moving.reduce((sum, side) => sum + side.amountRials, 0);
  if (total !== 0 || moving.length < 2) throw new UnbalancedPosting(`${idempotencyKey}: ${moving.length} sides sum to ${total} rials`);
  return moving;
}

async function requirePostingId(transaction: Transaction, idempotencyKey: string): Promise<number> {
  const [earlier] = await transaction.select({ id: ledgerPostings.id }).from(ledgerPostings).where(eq(ledgerPostings.idempotencyKey, idempotencyKey));
  if (!earlier) throw new Error(`The ledger refused the key ${idempotencyKey} but has no posting under it`);
  return earlier.id;
}
