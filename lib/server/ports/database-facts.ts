import type { RunQuery } from './row-counts';

/** The facts of a database that a backup and a restore need besides its rows. */
export interface DatabaseFacts {
  /** Storage keys of every uploaded file that a row names. */
  readonly uploadKeys: readonly string[];
  /** The fingerprint of the session secret that its passwords were made with; null where no start has looked. */
  readonly secretFingerprint: string | null;
}

/** Reads the facts by any function that sends a query. A database of before a table was there has none of its facts. */
export async function readFacts(query: RunQuery): Promise<DatabaseFacts> {
  const files = await readColumn(query, 'uploaded_files', 'storage_key');
  const [fingerprint = null] = await readColumn(query, 'installation', 'secret_fingerprint');
  return {
    uploadKeys: files.filter((key) => key !== null),
    secretFingerprint: fingerprint,
  };
}

async function readColumn(query: RunQuery, table: string, column: string): Promise<readonly (string | null)[]> {
  const found = await query(
    `SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}' AND column_name = '${column}'`,
  );
  if (found.length === 0) return [];
  const rows = await query(`SELECT ${column} AS value FROM ${table}`);
  return rows.map((row) => (row as { readonly value: string | null }).value);
}
