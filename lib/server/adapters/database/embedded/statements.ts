import type { QueryResult } from './messages';

interface QueryOptions {
  readonly rowMode?: 'array' | 'object';
}

/** What statements are sent through: the part of PGlite that drizzle uses. */
export interface StatementClient {
  query(text: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult | null>;
}
