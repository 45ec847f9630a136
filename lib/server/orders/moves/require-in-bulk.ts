import { and, eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Transaction } from '../../ports/database';
import { approvals } from '../../schema';

/** A bulk act that moves money, as its operator meant it. */
export interface MoneyBulk {
  /** A UUID that the page makes. */
  readonly bulkId: string;
  /** The operator's typed count of rows. */
  readonly rowCount: number;
}

/** The first key of bulk acts' advisory locks; the second is the act. */
const BULK_LOCKS = 20_263;

/**
 * Two rows of one act take turns, and no row more is asked for than its operator meant. Call it before the question is
 * written. Throws invalid-input for a row too many, and for a row that says another number than those before it.
 */
export async function requireInBulk(
  transaction: Transaction,
  { bulkId, rowCount }: MoneyBulk,
  operatorId: number,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${BULK_LOCKS}, hashtext(${bulkId}))`);
  const asked = await transaction
    .select({ rowCount: sql<number>`(${approvals.proposal} -> 'bulk' ->> 'rowCount')::integer` })
    .from(approvals)
    .where(and(eq(approvals.askedById, operatorId), sql`${approvals.proposal} -> 'bulk' ->> 'bulkId' = ${bulkId}`));
  if (asked.length < rowCount && asked.every((earlier) => earlier.rowCount === rowCount)) return;
  throw new CallError('invalid-input', { fields: [{ field: 'bulk.rowcount', message: 'invalid' }] });
}
