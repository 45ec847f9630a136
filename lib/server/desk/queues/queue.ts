import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '../../ports/database';

/** What the list says of a case beside its clock and its people. */
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
  /** When a row began to wait: a column, or what follows from one. */
  readonly since: SQL;
  /** Which rows wait for an operator. An index has to find them. */
  readonly waits: (now: Date) => SQL | undefined;
  /** Which rows wait for somebody outside; left out where the desk follows none. */
  readonly waitsForOther?: (now: Date) => SQL | undefined;
  /** Which cases a colleague may decide, as the call has it; left out where everybody may who sees the queue. */
  readonly mayDecide?: (userId: number) => SQL | undefined;
  readonly describe: (executor: Executor, caseIds: readonly number[]) => Promise<readonly DescribedCase[]>;
}
