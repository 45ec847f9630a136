import type { QueryResult } from './messages';

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

/** The part of PGlite that drizzle uses for statements. */
export interface StatementClient {
  query(text: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult | null>;
}
