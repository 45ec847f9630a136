import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';

import { ALERT_MEMORY_MS, ALERT_RETRY_MS } from '@/lib/domain/constants';

import type { ServiceContext } from '../context';
import { alerts } from '../schema';

const POLL_EVERY_MS = 1000;
const BATCH_SIZE = 100;
/** Once at once, and again after each wait; after that a client gets it by asking (getalert). */
const MOST_PUBLICATIONS = ALERT_RETRY_MS.length + 1;

export interface AlertRelay {
  /** An alert was committed: publish now, not at the next poll. */
  wake(): void;
  /** Publishes what is due and ends; nothing is published after it has resolved. */
  stop(): Promise<void>;
}

type DueAlert = Pick<typeof alerts.$inferSelect, 'id' | 'topic' | 'payload'>;

/**
 * Publishes the alerts of the outbox until their readers acknowledge them (BEHAVIOUR 7). Several processes may run it on one database:
 * each takes rows that no other holds. A row is counted as sent before it is published, so a crash between the two costs one wait, never an alert.
 */
export function startAlertRelay(context: ServiceContext): AlertRelay {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      try {
        while ((await publishDueAlerts(context)) === BATCH_SIZE);
      } catch (error) {
        context.log.warn({ err: error }, 'alerts could not be published; they wait in the outbox');
      }
    } while (isWoken);
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
      // Woken between the last look and here.
      if (isWoken) wake();
    });
  }

  const poll = setInterval(wake, POLL_EVERY_MS);
  poll.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      await running;
    },
  };
}

/** One round of the relay: how many alerts it took. */
export async function publishDueAlerts(context: ServiceContext): Promise<number> {
  const due = await takeDueAlerts(context);
  for (const { id, topic, payload } of due) {
    try {
      await context.ports.broker.publish(topic, payload);
    } catch (error) {
      context.log.info({ err: error, alertId: id }, 'the broker did not take an alert; it is tried again');
    }
  }
  return due.length;
}

async function takeDueAlerts({ ports }: ServiceContext): Promise<DueAlert[]> {
  const now = ports.clock.now();
  const isDue = and(
    isNull(alerts.acknowledgedAt),
    lte(alerts.nextAttemptAt, now),
    lt(alerts.attempts, MOST_PUBLICATIONS),
    gt(alerts.createdAt, new Date(now.getTime() - ALERT_MEMORY_MS)),
  );
  return ports.database.transaction(async (transaction) => {
    const rows = await transaction.select().from(alerts).where(isDue).orderBy(asc(alerts.id)).limit(BATCH_SIZE).for('update', { skipLocked: true });
    for (const { id, attempts } of rows) {
      const waitMs = ALERT_RETRY_MS[Math.min(attempts, ALERT_RETRY_MS.length - 1)] ?? 0;
      await transaction.update(alerts).set({ attempts: sql`${alerts.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + waitMs) }).where(eq(alerts.id, id));
    }
    return rows;
  });
}
