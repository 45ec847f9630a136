import { Worker } from 'node:worker_threads';

import { DatabaseUnavailable } from '../../../ports/database-error';
import { openCounters } from './counters';
import {
  toError,
  type NumberedRequest,
  type QueryResult,
  type Reply,
  type Request,
  type TransferredError,
} from './messages';
import { EmbeddedDatabaseProblem, toDamageSentence } from './problem';
import type { WorkerInput } from './worker';

/** The time limit of the start, with the creation or a recovery after a crash. */
const OPEN_LIMIT_MS = 120_000;

interface Pending {
  readonly resolve: (result: QueryResult | null) => void;
  readonly reject: (error: Error) => void;
}

export interface ThreadOptions extends Pick<WorkerInput, 'directory' | 'templates'> {
  /** The bundle of worker.ts. */
  readonly workerFile: URL;
}

/** One run of the database's thread, with its database open. Once it has ended it stays so. */
export class DatabaseThread {
  readonly counters = openCounters();
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private ended: DatabaseUnavailable | null = null;

  private constructor({ workerFile, ...place }: ThreadOptions) {
    this.worker = new Worker(workerFile, {
      workerData: { ...place, counters: this.counters.memory } satisfies WorkerInput,
    });
  }

  /**
   * Resolves once the database is open and has proved that its commits last. Throws EmbeddedDatabaseProblem. `onEnded`
   * hears when the thread ends by itself.
   */
  static async start(options: ThreadOptions, onEnded: (reason: DatabaseUnavailable) => void): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options);
    try {
      await waitUntilOpen(thread.worker, options.directory);
    } catch (error) {
      await thread.worker.terminate();
      throw error;
    }
    const endByItself = (cause: unknown) => {
      if (thread.ended) return;
      onEnded(thread.fail(new DatabaseUnavailable('The embedded database’s thread has ended by itself.', { cause })));
    };
    thread.worker.on('error', endByItself).on('exit', endByItself);
    thread.worker.on('message', (reply: Reply) => thread.settle(reply));
    return thread;
  }

  /** True while an answer is owed. */
  isBusy(): boolean {
    return this.pending.size > 0;
  }

  /** Rejects with DatabaseUnavailable when the thread ends before it has answered. */
  send(request: Request): Promise<QueryResult | null> {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      this.lastId += 1;
      this.pending.set(this.lastId, { resolve, reject });
      this.worker.postMessage({ id: this.lastId, request } satisfies NumberedRequest);
    });
  }

  /**
   * Ends it in any state, even in an endless loop, and rejects pending requests with `reason`; resolves when it is gone
   * for sure.
   */
  async end(reason: DatabaseUnavailable): Promise<void> {
    this.fail(reason);
    await this.worker.terminate();
  }

  private fail(reason: DatabaseUnavailable): DatabaseUnavailable {
    this.ended ??= reason;
    for (const { reject } of this.pending.values()) reject(reason);
    this.pending.clear();
    return reason;
  }

  private settle(reply: Reply): void {
    if (reply.kind !== 'done' && reply.kind !== 'failed') return;
    const waiting = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if (reply.kind === 'done') waiting?.resolve(reply.result);
    else waiting?.reject(toError(reply.error));
  }
}

function waitUntilOpen(worker: Worker, directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(limit);
      worker.off('message', onReply).off('error', onError).off('exit', onExit);
      settle();
    };
    const onReply = (reply: Reply) =>
      finish(() => (reply.kind === 'not-opened' ? reject(toOpeningError(reply.error, directory)) : resolve()));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = (code: number) =>
      onError(new Error(`The embedded database’s thread ended with ${code} before it was open.`));
    const limit = setTimeout(
      () =>
        onError(
          new EmbeddedDatabaseProblem(
            'The embedded database did not open within two minutes: look whether its disk is full or failing.',
          ),
        ),
      OPEN_LIMIT_MS,
    );
    worker.on('message', onReply).on('error', onError).on('exit', onExit);
  });
}

function toOpeningError(error: TransferredError, directory: string): Error {
  if (error.name === 'EmbeddedDatabaseProblem') return new EmbeddedDatabaseProblem(error.message);
  const cause = toError(error);
  // A file that cannot be used is told by itself.
  if ('path' in error.fields) return cause;
  return new EmbeddedDatabaseProblem(toDamageSentence(directory, error.message), { cause });
}
