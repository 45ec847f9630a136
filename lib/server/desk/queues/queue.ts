import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '../../ports/database';

/** A case's row in the list, beside its clock and its people. */
interface DescribedCase {
  readonly caseId: number;
  /** The code of an order, the plate of a vehicle or the mobile of a person. */
  readonly code: string;
  /** Whom it is about. */
  readonly firstName: string;
  readonly lastName: string;
  /** The money that it is about; left out where it is about none. */
  readonly amountRial?: number;
}

/** A queue of the desk in the tables of its domain: a case is a row of them, and is stored nowhere else. */
export interface QueueRows {
  readonly table: PgTable;
  readonly caseId: PgColumn;
  /** The beginning of a row's wait: a column, or an expression of one. */
  readonly since: SQL;
  /** The condition for rows that wait for an operator. An index has to find them. */
  readonly waits: (now: Date) => SQL | undefined;
  /** The condition for rows that wait for somebody outside; left out where the desk follows none. */
  readonly waitsForOther?: (now: Date) => SQL | undefined;
  /**
   * The condition for cases that a colleague may decide, equal to the call's own; left out where everybody may who sees
   * the queue.
   */
  readonly mayDecide?: (userId: number) => SQL | undefined;
  readonly describe: (executor: Executor, caseIds: readonly number[]) => Promise<readonly DescribedCase[]>;
}
