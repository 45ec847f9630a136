import { sql, type Column, type GetColumnData, type SQL, type SQLWrapper, type WithSubquery } from 'drizzle-orm';

import type { Executor } from './database';

type Questions = Readonly<Record<string, SQL>>;

/** The answers to the questions, under their names. */
export type Answers<Asked extends Questions> = {
  readonly [Name in keyof Asked]: Asked[Name] extends SQL<infer Answer> ? Answer : never;
};

/**
 * Questions that do not depend on each other's answers, as one statement and so one round trip. They see the same
 * moment: what the transaction must have locked before a question may be trusted is locked by a statement before this
 * one. `claims` are writes that questions tell of, each a WITH of its own.
 */
export async function askTogether<Asked extends Questions>(
  executor: Executor,
  questions: Asked,
  claims: readonly WithSubquery[] = [],
): Promise<Answers<Asked>> {
  const [answers] = await executor
    .with(...claims)
    .select({ ...questions })
    .from(sql`(VALUES (1)) AS once`);
  // One row of VALUES: there is an answer, with the names of the questions.
  return answers as Answers<Asked>;
}

/** The rows of a query whose fields are `named`, as one answer. */
export function toRows<Row>(query: SQLWrapper & PromiseLike<Row[]>): SQL<Row[]> {
  return sql<Row[]>`(SELECT coalesce(json_agg(found), '[]') FROM (${query.getSQL()}) AS found)`;
}

/** The row of a query that has one at most; null where it has none. */
export function toRow<Row>(query: SQLWrapper & PromiseLike<Row[]>): SQL<Row | null> {
  return sql<Row | null>`(SELECT row_to_json(found) FROM (${query.getSQL()}) AS found)`;
}

/** A value as JSON: an instant as its text. */
type Plain<Value> = Value extends Date ? string : Value;
type ValueOf<Field> = Field extends Column ? GetColumnData<Field> : Field extends SQL<infer Value> ? Value : never;

/**
 * Fields that keep their names in JSON, where a bare column goes by its table's name for it. A query of them can be
 * awaited by itself, too.
 */
export function named<Fields extends Readonly<Record<string, Column | SQL>>>(
  fields: Fields,
): { [Name in keyof Fields]: SQL.Aliased<Plain<ValueOf<Fields[Name]>>> } {
  const entries = Object.entries(fields).map(([name, field]) => [name, sql`${field}`.as(name)]);
  return Object.fromEntries(entries);
}
