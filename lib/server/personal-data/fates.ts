import type { PgTable } from 'drizzle-orm/pg-core';

/** Whether the download has a table's data of a person (`collect.ts`), or why it has not. */
type Collected =
  | 'collected'
  /** It is a secret, or stands in for one. */
  | 'secret'
  /** Another table that is collected says the same. */
  | 'said elsewhere'
  /** Counters against misuse end within a day. */
  | 'ends within a day';

/** A column with somebody's id; or, of a table of orders, the orders that they placed or worked on. */
type Owner<Table extends PgTable> = IdColumn<Table['$inferSelect']> | OfOrder<Table['$inferSelect']>;
type IdColumn<Row> = { [Name in keyof Row]: Row[Name] extends number | null ? Name : never }[keyof Row] & string;
type OfOrder<Row> = Row extends { readonly taskId: number } ? 'their orders' | 'their works' : never;

/** A step of `erase-rows.ts` with a table. A column of a row that stays is emptied: '', null, 0, false, [] or {}. */
type Step<Table extends PgTable> =
  { readonly rowsOf: Owner<Table> } | { readonly emptied: Partial<Table['$inferInsert']>; readonly of: Owner<Table> };

/** `erase.ts` has statements of its own: it writes new values, or finds the rows in another way. */
type Way<Table extends PgTable> = Step<Table> | 'by erase.ts';

/** The fate of a table's rows when their person is erased. */
type Erased<Table extends PgTable> =
  | Way<Table>
  | readonly Way<Table>[]
  /** The database deletes them with the row that they refer to. */
  | 'with another row'
  /** The database keeps them by the rows that they come from. */
  | 'by a trigger'
  /** Sums and ids alone, which the books need. */
  | 'stays in the books'
  /** The account and name to which the bank was told to pay: its file has to be the same whenever it is asked for. */
  | 'stays in the bank’s files'
  /** Hours, moves and points alone, which the order's other side needs. */
  | 'stays with the order'
  | 'ends within a day';

/** A row of `OF_PERSON`. */
export interface OfPerson<Table extends PgTable> {
  readonly collected: Collected;
  readonly erased: Erased<Table>;
}
