import { DatabaseUnavailable } from '../../../ports/database-error';
import { DatabaseThread, type ThreadOptions } from './thread';

const TICK_MS = 1000;
const REOPEN_EVERY_MS = 2000;
const CLOSE_LIMIT_MS = 5000;

export interface EngineOptions extends ThreadOptions {
  /** The seconds after which a thread that owes an answer and does nothing counts as stuck. */
  readonly stuckAfterSeconds: number;
  /** False while opening anew would only get stuck again (a full disk). */
  readonly canReopen: () => Promise<boolean>;
  /** Prepares a session before its first use. */
  readonly prepare: (thread: DatabaseThread) => Promise<void>;
  readonly onLost: (reason: Error) => void;
  readonly onReopened: () => void;
}

/** The embedded database's thread, watched: one that is stuck or gone is ended and opened anew. */
export class Engine {
  private thread: DatabaseThread | null = null;
  private watch: NodeJS.Timeout | null = null;
  private reopening: Promise<void> | null = null;
  private isClosed = false;

  private constructor(private readonly options: EngineOptions) {}

  static async open(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    engine.thread = await engine.startThread();
    engine.watch = engine.startWatch();
    return engine;
  }

  /** The thread that answers now. Throws DatabaseUnavailable without one. */
  requireThread(): DatabaseThread {
    if (!this.thread) throw new DatabaseUnavailable('The embedded database is being opened anew.');
    return this.thread;
  }

  /** Bytes of write-ahead log since the last time it was asked. */
  takeWalBytes(): number {
    return this.thread?.counters.take('walBytes') ?? 0;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.watch) clearInterval(this.watch);
    await this.reopening;
    const { thread } = this;
    this.thread = null;
    if (!thread) return;
    // A database that cannot be closed is opened by its log next time, as after a crash.
    const closed = new DatabaseUnavailable('The embedded database is closed.');
    const limit = setTimeout(() => void thread.end(closed), CLOSE_LIMIT_MS);
    await thread.send({ kind: 'close' }).catch(this.options.onLost);
    clearTimeout(limit);
    await thread.end(closed);
  }

  private async startThread(): Promise<DatabaseThread> {
    const { workerFile, directory, templates } = this.options;
    const thread = await DatabaseThread.start({ workerFile, directory, templates }, (reason) =>
      this.lose(thread, reason),
    );
    try {
      await this.options.prepare(thread);
    } catch (error) {
      await thread.end(new DatabaseUnavailable('The embedded database could not be prepared.', { cause: error }));
      throw error;
    }
    return thread;
  }

  /** Seconds are counted in ticks and not by the clock: a computer that slept did not get stuck. */
  private startWatch(): NodeJS.Timeout {
    let lastProgress = 0;
    let silentTicks = 0;
    const tick = () => {
      const progress = this.thread?.counters.get('progress') ?? 0;
      silentTicks = this.thread?.isBusy() && progress === lastProgress ? silentTicks + 1 : 0;
      lastProgress = progress;
      if (!this.thread || silentTicks < this.options.stuckAfterSeconds) return;
      silentTicks = 0;
      this.lose(
        this.thread,
        new DatabaseUnavailable(
          `The embedded database did nothing for ${this.options.stuckAfterSeconds} seconds while an answer was owed.`,
        ),
      );
    };
    return setInterval(tick, TICK_MS).unref();
  }

  private lose(thread: DatabaseThread, reason: DatabaseUnavailable): void {
    if (this.thread !== thread || this.isClosed) return;
    this.thread = null;
    this.options.onLost(reason);
    this.reopening = thread
      .end(reason)
      .then(() => this.reopen())
      .finally(() => {
        this.reopening = null;
      });
  }

  /** Only after the old thread is gone for sure: two on one directory would destroy it. */
  private async reopen(): Promise<void> {
    while (!this.isClosed) {
      try {
        if (await this.options.canReopen()) {
          this.thread = await this.startThread();
          return this.options.onReopened();
        }
      } catch (error) {
        this.options.onLost(error instanceof Error ? error : new Error(String(error)));
      }
      await new Promise((resolve) => setTimeout(resolve, REOPEN_EVERY_MS));
    }
  }
}
