import { atMost, PARTNER_STOP_WAIT_MS } from './background/at-most';
import { createOutageLog, type OutageLog } from './background/outage-log';
import { putOff } from './batches';
import { endRetries } from './batches/retries';
import type { ServiceContext } from './context';
import { GATEWAY_BATCHES, NIGHTLY_JOBS, SIGNS_OF_LIFE, TIMER_JOBS, type Job } from './jobs';

const POLL_EVERY_MS = 1000;
/** The timers wait no longer than this for the gateways. */
const GATEWAY_CATCH_UP_MS = 5000;

/** The number by which a job as a whole is put off, beside its rows. */
const JOB_ITSELF = 0;

/**
 * Does all that is due now, once: a payment that arrived in time is found before its order expires. For tests, and
 * after a clock was moved.
 */
export async function runDueWork(context: ServiceContext): Promise<void> {
  const outage = createOutageLog(context.log, 'what is due');
  for (const job of [...GATEWAY_BATCHES, ...TIMER_JOBS]) await runJob(job, context, outage);
}

/**
 * Does the due work every second until it is stopped. Gateways are asked in a loop of their own. At the start, and
 * after an outage of the database, the timers give that loop some time first. So a payment that arrived in time is
 * found before its order expires.
 */
export function startTimers(context: ServiceContext): () => Promise<void> {
  const gateways = startLoop(context, { jobs: GATEWAY_BATCHES, work: 'asking gateways' });
  const timers = startLoop(context, { jobs: TIMER_JOBS, work: 'what is due', waitFor: gateways.nextRound });
  const nights = startLoop(context, { jobs: NIGHTLY_JOBS, work: 'the work of the night' });
  const signs = startLoop(context, { jobs: SIGNS_OF_LIFE, work: 'the sign of life' });
  return async () => {
    const patient = [gateways, nights, signs].map((loop) => atMost(PARTNER_STOP_WAIT_MS, loop.stop()));
    await Promise.all([timers.stop(), ...patient]);
  };
}

interface LoopSettings {
  readonly jobs: readonly Job[];
  /** The work's name in the log. */
  readonly work: string;
  /** The wait before the first round after an outage. */
  readonly waitFor?: () => Promise<void>;
}

interface Loop {
  /** Resolves at the end of the next round that the database was there for, and at the loop's end. */
  nextRound(): Promise<void>;
  stop(): Promise<void>;
}

function startLoop(context: ServiceContext, { jobs, work, waitFor }: LoopSettings): Loop {
  const round = createRound(context, jobs, work);
  let waiting: (() => void)[] = [];
  let isCaughtUp = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  function tellWaiting(): void {
    for (const resolve of waiting) resolve();
    waiting = [];
  }
  async function runRound(): Promise<void> {
    if (!isCaughtUp && waitFor) await atMost(GATEWAY_CATCH_UP_MS, waitFor());
    isCaughtUp = await round(() => isStopped);
    if (isCaughtUp) tellWaiting();
  }
  function runNext(): void {
    running ??= runRound().finally(() => {
      running = null;
    });
  }

  const poll = setInterval(runNext, POLL_EVERY_MS);
  poll.unref();
  runNext();
  return {
    nextRound: () => new Promise((resolve) => waiting.push(resolve)),
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      tellWaiting();
      await running;
    },
  };
}

/**
 * One round of jobs: each at its turn, and not while it is put off. False where the database was away: the rest would
 * have met the same.
 */
function createRound(context: ServiceContext, jobs: readonly Job[], work: string) {
  const outage = createOutageLog(context.log, work);
  const turns = new Map(jobs.map((job) => [job, { lastMs: -Infinity, notBeforeMs: -Infinity, hasFailed: false }]));
  return async (isStopped: () => boolean): Promise<boolean> => {
    const nowMs = context.ports.clock.now().getTime();
    for (const [job, turn] of turns) {
      if (isStopped()) return true;
      if (nowMs < turn.notBeforeMs || nowMs - turn.lastMs < (job.everyMs ?? 0)) continue;
      const end = await runJob(job, context, outage);
      if (end === 'away') return false;
      if (end === 'done' && turn.hasFailed) await forgetFailure(job, context);
      const notBeforeMs = end === 'done' ? -Infinity : end.getTime();
      Object.assign(turn, { lastMs: nowMs, notBeforeMs, hasFailed: end !== 'done' });
    }
    return true;
  };
}

/**
 * A job that fails as a whole is put off, as a row of a batch is; answers until when. `away`: the database cannot be
 * had.
 */
async function runJob(job: Job, context: ServiceContext, outage: OutageLog): Promise<'done' | 'away' | Date> {
  const triedAt = context.ports.clock.now();
  try {
    await job.run(context);
    outage.worked();
    return 'done';
  } catch (error) {
    try {
      const until = await putOff(context, { batch: job.name, rowId: JOB_ITSELF, triedAt }, error);
      return until ?? context.ports.clock.now();
    } catch {
      outage.failed(error);
      return 'away';
    }
  }
}

async function forgetFailure({ name }: Job, { ports }: ServiceContext): Promise<void> {
  // Where the database is away, the next failure counts on.
  await endRetries(ports.database.connection, name, [JOB_ITSELF]).catch(() => undefined);
}
