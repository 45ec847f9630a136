import { MINUTE_MS } from '@/lib/domain/constants';

import { tellWaitingCustomers } from './availability/waiting-customers';
import type { ServiceContext } from './context';
import { sweepIdentity } from './identity/sweep';
import { settleBankRefunds } from './money/bank-refunds';
import { expireGifts } from './money/gifts';
import { makeTimedMoves, recheckPayments, sendReminders } from './orders/due-work';
import { tasks } from './schema';

const POLL_EVERY_MS = 1000;
const GIFTS_A_ROUND = 50;

interface Job {
  readonly name: string;
  /** Left out: every round. What nobody waits for need not be looked for every second. */
  readonly everyMs?: number;
  readonly run: (context: ServiceContext) => Promise<unknown>;
}

/**
 * Everything that time does, in this order: a payment that arrived in time is found before its order expires. Each job finds its rows by the clock,
 * under locks that other processes skip, and does nothing twice.
 */
const JOBS: readonly Job[] = [
  { name: 'payment re-asking', run: recheckPayments },
  { name: 'payment expiry', run: (context) => makeTimedMoves(context, 'expirePayment', 'PENDING_PAYMENT', tasks.paymentExpiresAt) },
  { name: 'provider answers', run: (context) => makeTimedMoves(context, 'expireAnswer', 'AWAITING_PROVIDER', tasks.answerDueAt) },
  { name: 'completion', run: (context) => makeTimedMoves(context, 'completeByTime', 'DONE', tasks.completesAt) },
  { name: 'day reminders', run: (context) => sendReminders(context, 'reminder-day', 'dayReminderAt') },
  { name: 'hours reminders', run: (context) => sendReminders(context, 'reminder-hours', 'hoursReminderAt') },
  { name: 'bank refunds', run: (context) => settleBankRefunds(context) },
  { name: 'gift expiry', run: ({ ports }) => ports.database.transaction((transaction) => expireGifts(transaction, ports.clock.now(), GIFTS_A_ROUND)) },
  { name: 'waiting customers', everyMs: MINUTE_MS, run: tellWaitingCustomers },
  { name: 'identity sweep', everyMs: 60 * MINUTE_MS, run: ({ ports }) => sweepIdentity(ports.database.connection, ports.clock.now()) },
];

/** Does all that is due now, once. For tests, and after a clock was moved. */
export async function runDueWork(context: ServiceContext): Promise<void> {
  for (const job of JOBS) await runJob(job, context);
}

/** Does what is due every second until it is stopped; `stop` waits for the round that runs. */
export function startTimers(context: ServiceContext): () => Promise<void> {
  const lastRunMs = new Map<string, number>();
  let isStopped = false;
  let running: Promise<void> | null = null;

  async function runRound(): Promise<void> {
    const nowMs = context.ports.clock.now().getTime();
    for (const job of JOBS) {
      if (isStopped) return;
      if (job.everyMs !== undefined && nowMs - (lastRunMs.get(job.name) ?? -Infinity) < job.everyMs) continue;
      lastRunMs.set(job.name, nowMs);
      await runJob(job, context);
    }
  }

  const poll = setInterval(() => {
    running ??= runRound().finally(() => {
      running = null;
    });
  }, POLL_EVERY_MS);
  poll.unref();
  return async () => {
    isStopped = true;
    clearInterval(poll);
    await running;
  };
}

/** A job that fails is logged and comes again with the next round; the others go on. */
async function runJob({ name, run }: Job, context: ServiceContext): Promise<void> {
  try {
    await run(context);
  } catch (error) {
    context.log.error({ err: error, job: name }, 'a timed job failed');
  }
}
