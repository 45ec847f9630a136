import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { toWriteParts, type PendingWrite } from '../ports/write-together';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import { openAccounts, toAccountKey, type AccountName } from './accounts';

/** One side of a posting in integer rial: debit positive, credit negative. */
export interface PostingEntry {
  readonly account: AccountName;
  readonly amountRials: number;
}

export interface PostingRequest {
  /** A key posts once, however often it is repeated. */
  readonly idempotencyKey: string;
  readonly reason: PostingReason;
  readonly taskId?: number;
  readonly entries: readonly PostingEntry[];
  readonly now: Date;
}

/**
 * Reasons that begin with `order-` move an order's escrow: the sum of their entries is its balance (order-escrow.ts).
 */
export type PostingReason =
  | 'order-reserve'
  | 'order-unreserve'
  | 'order-capture'
  | 'order-uncapture'
  | 'order-commission-reserve'
  | 'order-commission-return'
  | 'order-release'
  | 'order-refund'
  | 'order-fee'
  | 'order-hold'
  | 'order-unhold'
  | 'dispute-refund'
  | 'desk-refund'
  | 'refund-correction'
  | 'deposit-correction'
  | 'debt-repayment'
  | 'cash-collected'
  | 'cash-kept'
  | 'cash-uncollected'
  | 'cash-unkept'
  | 'cash-commission-return'
  | 'commission-cover'
  | 'cash-debt'
  | 'cash-cancel-fee'
  | 'gift-grant'
  | 'colleague-credit'
  | 'gift-expiry'
  | 'late-payment'
  | 'late-payment-hold'
  | 'late-payment-back'
  | 'late-credit'
  | 'late-settlement'
  | 'bid-return'
  | 'wallet-top-up'
  | 'desk-deposit'
  | 'sample-opening'
  | 'ownerless-payment'
  | 'ownerless-return'
  | 'ownerless-payout'
  | 'payout-request'
  | 'payout-paid'
  | 'payout-return'
  | 'tip-payment'
  | 'tip-release';

export class UnbalancedPosting extends Error {
  override readonly name = 'UnbalancedPosting';
}

/**
 * Posts a movement of money inside its event's transaction, and returns its id; a repeated key returns the earlier
 * posting's id and moves nothing. Entries of one account are joined. Throws UnbalancedPosting for a sum other than
 * zero; the database refuses it too, and any negative account but clearing. `otherWrites` go out in one statement with
 * it, whether or not the key was new (`writeTogether`).
 */
export async function post(
  transaction: Transaction,
  request: PostingRequest,
  otherWrites: readonly PendingWrite[] = [],
): Promise<number> {
  const sides = toSides(request);
  const posted = await insertPosting(transaction, request, sides, otherWrites);
  if (posted !== 'accounts-missing') return posted ?? requirePostingId(transaction, request.idempotencyKey);
  await openAccounts(
    transaction,
    sides.map(({ account }) => account),
  );
  const again = await insertPosting(transaction, request, sides);
  if (again === 'accounts-missing')
    throw new Error(`The accounts of the posting ${request.idempotencyKey} could not be opened`);
  return again ?? requirePostingId(transaction, request.idempotencyKey);
}

/**
 * The posting with its entries, in one statement; nothing of it where an account is still to be opened. Null for a key
 * that has its posting already. The database moves the balances, of an account that nearly every order moves the row
 * of this order (decision 0162). An INSERT of accounts that are there would wait for every transaction that moves money
 * on the platform's own account, as each order does.
 */
async function insertPosting(
  transaction: Transaction,
  request: PostingRequest,
  sides: readonly PostingEntry[],
  otherWrites: readonly PendingWrite[] = [],
): Promise<number | 'accounts-missing' | null> {
  const { idempotencyKey, reason, taskId = null, now } = request;
  const wanted = sql.join(
    sides.map(
      ({ account, amountRials }) => sql`(${account.kind}::text, ${account.ownerId}::integer, ${amountRials}::bigint)`,
    ),
    sql`, `,
  );
  const side = transaction.$with('side', { accountId: sql<number>`account_id`.as('account_id') }).as(sql`
    SELECT account.id AS account_id, account.owner_id, wanted.amount_rials
    FROM (VALUES ${wanted}) AS wanted (kind, owner_id, amount_rials)
    JOIN ${ledgerAccounts} AS account ON account.kind = wanted.kind AND account.owner_id = wanted.owner_id`);
  const posting = transaction.$with('posting', {}).as(sql`
    INSERT INTO ${ledgerPostings} (idempotency_key, reason, task_id, created_at)
    SELECT ${idempotencyKey}, ${reason}, ${taskId}::integer, ${now.toISOString()}::timestamptz WHERE (SELECT count(*) FROM side) = ${sides.length}
    ON CONFLICT DO NOTHING RETURNING id`);
  // Always in one order, the platform's accounts first: two postings that lock the same accounts wait for each other
  // instead of dying of it.
  const entry = transaction.$with('entry', {}).as(sql`
    INSERT INTO ${ledgerEntries} (posting_id, account_id, amount_rials)
    SELECT posting.id, side.account_id, side.amount_rials FROM posting CROSS JOIN side ORDER BY side.owner_id, side.account_id`);
  const found = await transaction
    .with(side, posting, entry, ...toWriteParts(transaction, otherWrites))
    .select({ postingId: sql<number | null>`(SELECT id FROM posting)` })
    .from(side);
  return found.length < sides.length ? 'accounts-missing' : (found[0]?.postingId ?? null);
}

function toSides({ entries, idempotencyKey }: PostingRequest): PostingEntry[] {
  const sides = new Map<string, PostingEntry>();
  for (const { account, amountRials } of entries) {
    if (!Number.isSafeInteger(amountRials))
      throw new UnbalancedPosting(`${idempotencyKey}: ${amountRials} is not an integer sum of rials`);
    const key = toAccountKey(account);
    sides.set(key, { account, amountRials: (sides.get(key)?.amountRials ?? 0) + amountRials });
  }
  const moving = [...sides.values()].filter((side) => side.amountRials !== 0);
  const total = moving.reduce((sum, side) => sum + side.amountRials, 0);
  if (total !== 0 || moving.length < 2)
    throw new UnbalancedPosting(`${idempotencyKey}: ${moving.length} sides sum to ${total} rials`);
  return moving;
}

async function requirePostingId(transaction: Transaction, idempotencyKey: string): Promise<number> {
  const [earlier] = await transaction
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.idempotencyKey, idempotencyKey));
  if (!earlier) throw new Error(`The ledger refused the key ${idempotencyKey} but has no posting under it`);
  return earlier.id;
}
