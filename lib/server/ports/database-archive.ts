import type { DatabaseFacts } from './database-facts';
import type { RowCounts } from './row-counts';

/**
 * A database as backup and restore see it, of either engine. Throws BackupProblem for what the person at the terminal
 * can mend.
 */
export interface DatabaseArchive {
  readonly engine: 'embedded' | 'postgresql';
  /** Throws when a server still runs on it. */
  requireStopped(): Promise<void>;
  /** True when there is something that a restore would replace. */
  hasData(): Promise<boolean>;
  /** Writes the database as of one moment into a folder. Rows are counted at that very moment. */
  save(folder: string): Promise<RowCounts>;
  /** Brings what `save` wrote to life beside the database in use. */
  load(folder: string): Promise<LoadedDatabase>;
}

/** A database that a restore has brought to life and that nobody uses yet. One of `activate` and `discard` ends it. */
export interface LoadedDatabase {
  readonly rows: RowCounts;
  readonly facts: DatabaseFacts;
  /** Puts it in the place of the database in use; gives back where that one is kept. */
  activate(stamp: string): Promise<string | null>;
  discard(): Promise<void>;
}

/** A backup or a restore that cannot be done, in words for the person at the terminal. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
