import { sql, type SQL } from 'drizzle-orm';

import { DISPUTE_STATES, ORDER_STATES } from '@/lib/contract/enumerations';
import type { InvariantSubject, LedgerInvariant } from '@/lib/contract/money-enumerations';
import { PAYOUT_STATES_UNDER_WAY } from '@/lib/contract/payout-enumerations';
import { isFreezing } from '@/lib/domain/dispute/dispute-moves';
import { isOver } from '@/lib/domain/order/order-states';

import type { Executor } from '../ports/database';
import {
  bankCases,
  bankRefunds,
  disputes,
  giftGrants,
  heldFees,
  lateStarts,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  ledgerSlots,
  paymentAttempts,
  payouts,
  tasks,
  walletTopUps,
} from '../schema';

interface Invariant {
  readonly subject: InvariantSubject;
  /** A query of the ids that break it, as `id`. */
  readonly broken: SQL;
}

/** More ids than anybody reads. */
const NAMED_IDS = 100;

const isAmong = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  );

/** The triggers of the ledger that refuse changes and move the balances (schema/custom.sql). */
const GUARDS = [
  'ledger_postings_append_only',
  'ledger_entries_append_only',
  'ledger_postings_never_emptied',
  'ledger_entries_never_emptied',
  'ledger_postings_balance',
  'ledger_entries_balance',
  'ledger_entries_move_balance',
  'ledger_accounts_open_slots',
];

/** The entries of each order's own `order-…` postings; the sums are as in order-escrow.ts. */
const heldByOrders = sql`
  SELECT posting.task_id,
    -coalesce(sum(entry.amount_rials) FILTER (WHERE account.kind = 'escrow'), 0) AS escrow_rials,
    -coalesce(sum(entry.amount_rials) FILTER (WHERE account.kind = 'escrow' AND posting.reason IN ('order-hold', 'order-unhold')), 0) AS frozen_rials,
    coalesce(sum(entry.amount_rials) FILTER (WHERE account.kind IN ('gift', 'cash', 'gateway-clearing')), 0) AS paid_rials
  FROM ${ledgerPostings} AS posting
  JOIN ${ledgerEntries} AS entry ON entry.posting_id = posting.id
  JOIN ${ledgerAccounts} AS account ON account.id = entry.account_id
  WHERE posting.task_id IS NOT NULL AND posting.reason LIKE 'order-%'
  GROUP BY posting.task_id`;

const INVARIANTS = {
  /** A posting has two sides at least, and they sum to zero. */
  'posting-balances': {
    subject: 'posting',
    broken: sql`
      SELECT posting.id FROM ${ledgerPostings} AS posting LEFT JOIN ${ledgerEntries} AS entry ON entry.posting_id = posting.id
      GROUP BY posting.id HAVING count(entry.id) < 2 OR sum(entry.amount_rials) <> 0`,
  },
  /** Only the clearing of gateways and of cash may stand below zero on its normal side; no other row of a balance. */
  'account-not-below-zero': {
    subject: 'account',
    broken: sql`
      SELECT id FROM ${ledgerAccounts} WHERE balance_rials < 0 AND kind NOT IN ('gateway-clearing', 'cod-clearing')
      UNION SELECT account_id FROM ${ledgerSlots} WHERE balance_rials < 0 AND kind NOT IN ('gateway-clearing', 'cod-clearing')`,
  },
  /**
   * Any change or deletion of an entry past the guards makes its account's balance wrong. A balance in several rows is
   * checked row by row. Each row is the sum of its own orders' entries, and the account's own balance is zero.
   */
  'balance-is-its-entries': {
    subject: 'account',
    broken: sql`
      SELECT DISTINCT account.id
      FROM (
        SELECT id, kind, normal_side, NULL::integer AS slot, balance_rials FROM ${ledgerAccounts}
        UNION ALL
        SELECT account.id, account.kind, account.normal_side, place.slot, coalesce(slot.balance_rials, 0)
        FROM ${ledgerAccounts} AS account
        CROSS JOIN generate_series(0, ledger_slot_count() - 1) AS place (slot)
        LEFT JOIN ${ledgerSlots} AS slot ON slot.account_id = account.id AND slot.slot = place.slot
        WHERE ledger_is_spread(account.kind)
      ) AS account
      LEFT JOIN (
        SELECT entry.account_id, CASE WHEN ledger_is_spread(owner.kind) THEN ledger_slot(posting.task_id) END AS slot,
          sum(entry.amount_rials) AS rials
        FROM ${ledgerEntries} AS entry
        JOIN ${ledgerAccounts} AS owner ON owner.id = entry.account_id
        JOIN ${ledgerPostings} AS posting ON posting.id = entry.posting_id
        GROUP BY 1, 2
      ) AS moved ON moved.account_id = account.id AND moved.slot IS NOT DISTINCT FROM account.slot
      WHERE account.balance_rials <> coalesce(moved.rials, 0) * CASE account.normal_side WHEN 'debit' THEN 1 ELSE -1 END`,
  },
  /** A user's gift account is the rest of that user's gifts. */
  'gifts-are-their-account': {
    subject: 'account',
    broken: sql`
      SELECT account.id FROM ${ledgerAccounts} AS account
      LEFT JOIN (SELECT user_id, sum(remaining_rials) AS rest_rials FROM ${giftGrants} GROUP BY user_id) AS gift ON gift.user_id = account.owner_id
      WHERE account.kind = 'gift' AND account.balance_rials <> coalesce(gift.rest_rials, 0)`,
  },
  /** The clearing of payouts is the sum of the payouts under way. */
  'payouts-are-their-clearing': {
    subject: 'account',
    broken: sql`
      SELECT account.id FROM ${ledgerAccounts} AS account
      WHERE account.kind = 'payout-clearing' AND account.balance_rials <>
        (SELECT coalesce(sum(amount_rials), 0) FROM ${payouts} WHERE state IN (${isAmong(PAYOUT_STATES_UNDER_WAY)}))`,
  },
  /** A tip passes through its account in one transaction. */
  'tips-pass-on': {
    subject: 'account',
    broken: sql`SELECT id FROM ${ledgerAccounts} WHERE kind = 'tips' AND balance_rials <> 0`,
  },
  /** Compensation for late starts, minus its returns, equals the sum of their rows. */
  'late-starts-are-their-account': {
    subject: 'account',
    broken: sql`
      SELECT account.id FROM ${ledgerAccounts} AS account
      WHERE account.kind = 'lateness' AND account.balance_rials <>
        (SELECT coalesce(sum(amount_rials - commission_rials - provider_rials), 0) FROM ${lateStarts})`,
  },
  /**
   * Whatever is in escrow is an order's, came too late for it (late-payment.ts), or was paid for an account that was
   * erased (ownerless.ts).
   */
  'escrow-has-an-order': {
    subject: 'posting',
    broken: sql`
      SELECT DISTINCT posting.id FROM ${ledgerPostings} AS posting
      JOIN ${ledgerEntries} AS entry ON entry.posting_id = posting.id
      JOIN ${ledgerAccounts} AS account ON account.id = entry.account_id
      WHERE account.kind = 'escrow' AND posting.reason NOT LIKE 'ownerless-%'
        AND (posting.task_id IS NULL OR posting.reason NOT LIKE 'order-%' AND posting.reason NOT LIKE 'late-payment%')`,
  },
  /** Money that came too late for an order is in escrow while its gateway is asked to give it back, and no longer. */
  'late-money-goes-back': {
    subject: 'order',
    broken: sql`
      SELECT coalesce(held.task_id, refund.task_id) AS id
      FROM (
        SELECT posting.task_id, -sum(entry.amount_rials) AS rials
        FROM ${ledgerPostings} AS posting
        JOIN ${ledgerEntries} AS entry ON entry.posting_id = posting.id
        JOIN ${ledgerAccounts} AS account ON account.id = entry.account_id
        WHERE account.kind = 'escrow' AND posting.reason LIKE 'late-payment%'
        GROUP BY posting.task_id
      ) AS held
      FULL JOIN (SELECT task_id, sum(amount_rials) AS rials FROM ${bankRefunds} WHERE state = 'pending' AND cause = 'late' GROUP BY task_id) AS refund
        ON refund.task_id = held.task_id
      WHERE coalesce(held.rials, 0) <> coalesce(refund.rials, 0)`,
  },
  /**
   * Money of erased accounts is in escrow while its row waits to be given back, row by row, and no longer. A posting's
   * key begins with the row's name.
   */
  'ownerless-money-is-its-rows': {
    subject: 'account',
    broken: sql`
      SELECT escrow.id FROM ${ledgerAccounts} AS escrow
      WHERE escrow.kind = 'escrow' AND EXISTS (
        SELECT FROM (
          SELECT substring(posting.idempotency_key FROM '^[a-z-]+:[0-9]+') AS name, -sum(entry.amount_rials) AS rials
          FROM ${ledgerPostings} AS posting
          JOIN ${ledgerEntries} AS entry ON entry.posting_id = posting.id
          JOIN ${ledgerAccounts} AS account ON account.id = entry.account_id
          WHERE account.kind = 'escrow' AND posting.reason LIKE 'ownerless-%'
          GROUP BY 1
        ) AS held
        FULL JOIN (
          SELECT 'payment:' || id AS name, amount_rials AS rials FROM ${paymentAttempts} WHERE state IN ('returning', 'owed')
          UNION ALL SELECT 'top-up:' || id, amount_rials FROM ${walletTopUps} WHERE state IN ('returning', 'owed')
          UNION ALL SELECT 'payout:' || payout.id, payout.amount_rials FROM ${payouts} AS payout
            JOIN ${bankCases} AS bank_case ON bank_case.payout_id = payout.id AND bank_case.ended_at IS NULL
        ) AS owed ON owed.name = held.name
        WHERE coalesce(held.rials, 0) <> coalesce(owed.rials, 0))`,
  },
  /** An order's payments are at most its price. */
  'order-paid-once': {
    subject: 'order',
    broken: sql`
      SELECT task.id FROM (${heldByOrders}) AS held JOIN ${tasks} AS task ON task.id = held.task_id
      WHERE held.paid_rials > task.price_rials`,
  },
  /**
   * The escrow of an order that is over is empty. Exceptions are bank money on its way back, a fee that may still be
   * contested, and pay that a dispute froze.
   */
  'closed-order-holds-nothing': {
    subject: 'order',
    broken: sql`
      SELECT task.id FROM (${heldByOrders}) AS held JOIN ${tasks} AS task ON task.id = held.task_id
      LEFT JOIN ${heldFees} AS fee ON fee.task_id = task.id
      LEFT JOIN ${disputes} AS dispute ON dispute.task_id = task.id AND dispute.state IN (${isAmong(DISPUTE_STATES.filter(isFreezing))})
      LEFT JOIN (SELECT task_id, sum(amount_rials) AS rials FROM ${bankRefunds} WHERE state = 'pending' AND cause = 'refund' GROUP BY task_id) AS refund ON refund.task_id = task.id
      WHERE task.state IN (${isAmong(ORDER_STATES.filter(isOver))}) AND held.escrow_rials <>
        coalesce(refund.rials, 0)
        + CASE WHEN dispute.id IS NOT NULL OR task.fee_due_at IS NOT NULL THEN coalesce(fee.held_rials, 0) ELSE 0 END
        + CASE WHEN dispute.id IS NOT NULL THEN held.frozen_rials ELSE 0 END`,
  },
  /** The triggers that refuse changes stand and are on; the ids are those that are off. */
  'ledger-is-guarded': {
    subject: 'account',
    broken: sql`
      SELECT account.id FROM ${ledgerAccounts} AS account
      WHERE (SELECT count(*) FROM pg_trigger WHERE tgenabled <> 'D' AND tgname IN (${isAmong(GUARDS)})) <> ${GUARDS.length}`,
  },
} as const satisfies Record<LedgerInvariant, Invariant>;

export interface BrokenInvariant {
  readonly invariant: LedgerInvariant;
  readonly subject: InvariantSubject;
  /** The first hundred ids that break it; every account where the ledger is not guarded. */
  readonly ids: readonly number[];
}

/**
 * The broken invariants of the books, with the rows that break them; empty where all hold. Each invariant is one
 * statement that reads the ledger from one end to the other: nobody waits for it, and it waits for nobody.
 */
export async function listBrokenInvariants(executor: Executor): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const [name, { subject, broken: query }] of Object.entries(INVARIANTS)) {
    const found = await executor
      .select({ id: sql<number>`broken.id` })
      .from(sql`(${query} ORDER BY 1 LIMIT ${NAMED_IDS}) AS broken`);
    if (found.length > 0) broken.push({ invariant: name as LedgerInvariant, subject, ids: found.map(({ id }) => id) });
  }
  return broken;
}
