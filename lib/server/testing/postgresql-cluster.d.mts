/** A PostgreSQL server of one's own, which its maker may end and start as they like. */
export interface Cluster {
  /** The connection string of its empty database. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as an operator would, with every connection. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it and removes its folder. It goes with the process that made it in any case, unless that is killed. */
  remove(): Promise<void>;
}

/** The folder of initdb and postgres; null where PostgreSQL is not installed. */
export function findPostgresqlPrograms(): string | null;

/**
 * Makes a cluster on a free port and starts it. `isDurable`: it waits for the disk, as in production; tests do not need
 * that.
 */
export function createCluster(programs: string, options?: { readonly isDurable?: boolean }): Promise<Cluster>;
