import type { Results } from '@electric-sql/pglite';

/** Requests of the site's thread to the database's. Each gets one answer, in their order. */
export type Request = QueryRequest | { readonly kind: 'exec'; readonly text: string } | { readonly kind: 'close' };

export interface QueryRequest {
  readonly kind: 'query';
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode: 'array' | 'object';
  /**
   * The statement is the first of a transaction: a message of its own for the BEGIN would cost as much as the
   * statement.
   */
  readonly begins?: boolean;
}

export interface NumberedRequest {
  readonly id: number;
  readonly request: Request;
}

/** The last statement's result; `command` is its tag where PGlite gives one. */
export type QueryResult = Results<unknown> & { readonly command?: string };

export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'not-opened'; readonly error: TransferredError }
  | { readonly kind: 'done'; readonly id: number; readonly result: QueryResult | null }
  | { readonly kind: 'failed'; readonly id: number; readonly error: TransferredError };

/** An error between threads: structured clone would drop all but its message. */
export interface TransferredError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /**
   * PostgreSQL's fields beside the message: code, severity, detail, constraint, table and the like; empty for another
   * fault.
   */
  readonly fields: Readonly<Record<string, string>>;
}

const FIELDS = [
  'code',
  // Of a file that cannot be used.
  'path',
  'severity',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
];

export function toTransferred(error: unknown): TransferredError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const values = FIELDS.map((field): [string, unknown] => [field, Reflect.get(error, field)]);
  const fields = Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { name: error.name, message: error.message, stack: error.stack, fields };
}

export function toError({ name, message, stack, fields }: TransferredError): Error {
  const error = new Error(message);
  return Object.assign(error, { name, ...(stack === undefined ? {} : { stack }) }, fields);
}
