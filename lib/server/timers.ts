import { MINUTE_MS } from '@/lib/domain/constants';

import { sweepAlerts } from './alerts/sweep';
import { sweepWaiting } from './availability/sweep-waiting';
import { tellWaitingCustomers } from './availability/waiting-customers';
import type { ServiceContext } from './context';
import { sweepKeys } from './idempotency/sweep';
import { sweepIdentity } from './identity/sweep';
import { sweepAnswerCodes } from './messages/answer-codes';
import { sweepMessages } from './messages/sweep';
import { settleBankRefunds } from './money/bank-refunds';
import { tellGiftEndings } from './money/gift-endings';
import { expireGifts } from './money/gifts';
import { returnOwnerless } from './money/ownerless';
import { recheckTopUps } from './money/top-up';
import { remindToAnswer } from './orders/moves/answer-reminders';
import { sweepBidReaders } from './orders/bidding/sweep-readers';
import { alarmMissingScans } from './orders/custody/alarm';
import { makeTimedMoves, recheckPayments, sendReminders, TIMED_MOVES } from './orders/moves/due-work';
import { tellOverdue } from './orders/moves/overdue';
import { sweepWayPositions } from './orders/on-the-way/way-position';
import { lapsePriceChanges } from './orders/price-changes/lapse';
import { sweepRecipients } from './orders/recipients/sweep-recipients';
import { endSanctions } from './sanctions';
import { timedJobFailures } from './observability';
import { sweepOpeningNotices, tellOpenings } from './opening-notices/tell-openings';
import { payWeekly } from './payouts';
import { createOutageLog, type OutageLog } from './background/outage-log';
import { isDatabaseUnavailable } from './ports/database-error';

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
  { name: 'top-up re-asking', run: recheckTopUps },
  ...TIMED_MOVES.map((move) => ({ name: move, run: (context: ServiceContext) => makeTimedMoves(context, move) })),
  { name: 'answer reminders', everyMs: MINUTE_MS, run: remindToAnswer },
  { name: 'undecided prices', run: lapsePriceChanges },
  { name: 'missing scans', everyMs: MINUTE_MS, run: alarmMissingScans },
  {
    name: 'day reminders',
    everyMs: MINUTE_MS,
    run: (context) => sendReminders(context, 'reminder-day', 'dayReminderAt'),
  },
  {
    name: 'hours reminders',
    everyMs: MINUTE_MS,
    run: (context) => sendReminders(context, 'reminder-hours', 'hoursReminderAt'),
  },
  { name: 'overdue work', everyMs: MINUTE_MS, run: tellOverdue },
  { name: 'bank refunds', run: (context) => settleBankRefunds(context) },
  { name: 'payments for erased accounts', run: returnOwnerless },
  {
    name: 'gift expiry',
    everyMs: MINUTE_MS,
    run: ({ ports }) =>
      ports.database.transaction((transaction) => expireGifts(transaction, ports.clock.now(), GIFTS_A_ROUND)),
  },
  { name: 'gift endings', everyMs: MINUTE_MS, run: tellGiftEndings },
  { name: 'weekly payouts', everyMs: MINUTE_MS, run: payWeekly },
  { name: 'ending sanctions', everyMs: MINUTE_MS, run: endSanctions },
  { name: 'waiting customers', everyMs: MINUTE_MS, run: tellWaitingCustomers },
  { name: 'opened services', everyMs: MINUTE_MS, run: tellOpenings },
  { name: 'opening notices sweep', everyMs: 60 * MINUTE_MS, run: sweepOpeningNotices },
  ...Object.entries({
    identity: sweepIdentity,
    message: sweepMessages,
    'answer code': sweepAnswerCodes,
    alert: sweepAlerts,
    key: sweepKeys,
    wish: sweepWaiting,
    'bid reader': sweepBidReaders,
    'way position': sweepWayPositions,
    recipient: sweepRecipients,
  }).map(([name, sweep]) => ({
    name: `${name} sweep`,
    everyMs: 60 * MINUTE_MS,
    run: ({ ports }: ServiceContext) => sweep(ports.database.connection, ports.clock.now()),
  })),
];

/** Does all that is due now, once. For tests, and after a clock was moved. */
export async function runDueWork(context: ServiceContext): Promise<void> {
  const outage = createOutageLog(context.log, 'what is due');
  for (const job of JOBS) await runJob(job, context, outage);
}

/** Does what is due every second until it is stopped; `stop` waits for the round that runs. */
export function startTimers(context: ServiceContext): () => Promise<void> {
  const lastRunMs = new Map<string, number>();
  let isStopped = false;
  let running: Promise<void> | null = null;
  const outage = createOutageLog(context.log, 'what is due');

  async function runRound(): Promise<void> {
    const nowMs = context.ports.clock.now().getTime();
    for (const job of JOBS) {
      if (isStopped) return;
      if (job.everyMs !== undefined && nowMs - (lastRunMs.get(job.name) ?? -Infinity) < job.everyMs) continue;
      // Without the database the rest would meet the same; it comes with the next round.
      if (!(await runJob(job, context, outage))) return;
      lastRunMs.set(job.name, nowMs);
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

/** A job that fails is logged and comes again with the next round; the others go on. False when it could not even begin: the database is away. */
async function runJob({ name, run }: Job, context: ServiceContext, outage: OutageLog): Promise<boolean> {
  try {
    await run(context);
    outage.worked();
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      outage.failed(error);
      return false;
    }
    timedJobFailures.inc({ job: name });
    context.log.error({ err: error, job: name }, 'a timed job failed');
  }
  return true;
}
