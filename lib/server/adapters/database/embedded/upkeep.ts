import type { EmbeddedClient } from './client';
import { isSpaceLow } from './free-space';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const CHECKPOINT_AFTER_BYTES = 64_000_000;
const VACUUM_EVERY_MS = 60 * 60_000;

interface UpkeepOptions {
  readonly client: EmbeddedClient;
  readonly everyMs: number;
  readonly readFreeBytes: () => Promise<number>;
  /** Bytes of write-ahead log since the last time it was asked. */
  readonly takeWalBytes: () => number;
  readonly setReadOnly: (isReadOnly: boolean, freeBytes: number) => Promise<void>;
  /** Additional work of every round. */
  readonly alsoDo: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Does the work of a PostgreSQL server's own processes, which PGlite lacks: checkpoints, vacuum, and a check of the
 * disk. Returns the function that ends it.
 */
export function startUpkeep(options: UpkeepOptions): () => Promise<void> {
  const { client, readFreeBytes, takeWalBytes, setReadOnly, alsoDo, onFailure } = options;
  let isLow = false;
  let walBytes = 0;
  let checkpointAtMs = performance.now() + CHECKPOINT_EVERY_MS;
  let vacuumAtMs = performance.now() + VACUUM_EVERY_MS;

  const watchSpace = async () => {
    const freeBytes = await readFreeBytes();
    if (isSpaceLow(freeBytes, isLow) === isLow) return;
    isLow = !isLow;
    await setReadOnly(isLow, freeBytes);
  };
  const checkpoint = async () => {
    walBytes += takeWalBytes();
    if (walBytes < CHECKPOINT_AFTER_BYTES && performance.now() < checkpointAtMs) return;
    walBytes = 0;
    checkpointAtMs = performance.now() + CHECKPOINT_EVERY_MS;
    await client.exec('CHECKPOINT');
  };
  const vacuum = async () => {
    // It writes, and what it frees inside the files no other program may have.
    if (isLow || performance.now() < vacuumAtMs) return;
    vacuumAtMs = performance.now() + VACUUM_EVERY_MS;
    await client.exec('VACUUM ANALYZE');
  };
  return repeat([watchSpace, checkpoint, vacuum, alsoDo], options.everyMs, onFailure);
}

/** Runs the jobs one after another, again and again, never twice at once; one that fails is told, and comes again. */
function repeat(
  jobs: readonly (() => Promise<void>)[],
  everyMs: number,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<void> | null = null;
  let isStopped = false;
  const run = async () => {
    for (const job of jobs) if (!isStopped) await job().catch(onFailure);
  };
  const timer = setInterval(() => {
    round ??= run().finally(() => (round = null));
  }, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
}
