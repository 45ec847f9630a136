import { sql } from 'drizzle-orm';

import type { Ports } from '../context';
import { hasOperator } from '../operators';
import { proveStorage } from './check-storage';

/** Short names only: everybody who may ask a load balancer's question may read them. */
export interface ReadinessProblems {
  /**
   * The absences that keep this process from answering people: `database`; `database-read-only` where it refuses every
   * write (a full disk, a standby).
   */
  readonly reasons: readonly string[];
  /**
   * The absences with which people can still order. `broker`: alerts wait in the outbox until it is back. `storage`:
   * photos and voice notes are refused meanwhile. `operator`: nobody was made one yet.
   */
  readonly degraded: readonly string[];
}

type AskedPorts = Pick<Ports, 'database' | 'broker' | 'storage' | 'clock'>;

export const NO_PROBLEMS: ReadinessProblems = { reasons: [], degraded: [] };

const ANSWER_WITHIN_MS = 2000;
/** The time for which a check's result is repeated: anybody may ask, and each check writes a file. */
const STORAGE_LOOK_MS = { works: 30_000, fails: 2000 } as const;

/** Asks the parts that a marketplace stands on whether they read and write; answers within two seconds in any case. */
export function createReadiness({ database, broker, storage, clock }: AskedPorts): () => Promise<ReadinessProblems> {
  const isStorageThere = rememberStorage(storage, clock);
  const isOperatorThere = rememberOperator(database);
  return async () => {
    const [reasons, hasStorage, hasDesk] = await Promise.all([
      findDatabaseReasons(database),
      isStorageThere(),
      isOperatorThere(),
    ]);
    return {
      reasons,
      degraded: [
        ...(broker.isConnected() ? [] : ['broker']),
        ...(hasStorage ? [] : ['storage']),
        ...(hasDesk ? [] : ['operator']),
      ],
    };
  };
}

/**
 * Whether there is anybody to approve professionals and to read people's messages. The last operator cannot go, so it
 * is looked for until there is one.
 */
function rememberOperator({ connection }: Ports['database']): () => Promise<boolean> {
  let isThere = false;
  return async () => {
    if (isThere) return true;
    const found = await answerInTime(() => hasOperator(connection));
    isThere = found === true;
    // A database that is away is a reason of its own.
    return found ?? true;
  };
}

/** Finds by one transaction whether the disk is full or refuses writes, or PostgreSQL became a standby. */
async function findDatabaseReasons({ connection }: Ports['database']): Promise<string[]> {
  const readOnly = sql<string>`current_setting('transaction_read_only')`;
  const answer = await answerInTime(() => connection.select({ readOnly }).from(sql`(select 1) as once`));
  if (answer === null) return ['database'];
  return answer[0]?.readOnly === 'on' ? ['database-read-only'] : [];
}

/** Whether the storage takes a file and lets it go again. */
function rememberStorage(storage: Ports['storage'], clock: Ports['clock']): () => Promise<boolean> {
  let last: { readonly untilMs: number; readonly isThere: boolean } | null = null;
  let look: Promise<boolean> | null = null;
  const write = async () => {
    await proveStorage(storage);
    return true;
  };
  const probe = async () => {
    const isThere = (await answerInTime(write)) ?? false;
    last = { isThere, untilMs: clock.now().getTime() + STORAGE_LOOK_MS[isThere ? 'works' : 'fails'] };
    return isThere;
  };
  return async () => {
    if (last && clock.now().getTime() < last.untilMs) return last.isThere;
    look ??= probe().finally(() => (look = null));
    return look;
  };
}

/** Null for a failure, one that comes as the question is asked included, and for no answer within two seconds. */
async function answerInTime<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
  });
  const answer = (async () => ask())().catch(() => null);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
