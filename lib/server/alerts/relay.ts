import { and, asc, gt, inArray, isNull, lte, sql } from 'drizzle-orm';

import { ALERT_MEMORY_MS, ALERT_RETRY_MS } from '@/lib/domain/constants/alerts';

import type { ServiceContext } from '../context';
import { createOutageLog } from '../background/outage-log';
import { startRelayLoop, type RelayLoop } from '../background/relay-loop';
import { putOff } from '../batches';
import { BrokerUnavailable } from '../ports/broker';
import { alerts } from '../schema';
import { dropClosedWork } from './closed-work';

const BATCH_SIZE = 100;
/**
 * The waits by the count of tries so far, from 1 on as PostgreSQL counts. After the last, no round looks at the alert
 * again: a client gets it by asking (getalert).
 */
const WAITS_MS = sql.raw(`array[${ALERT_RETRY_MS.join(', ')}]`);

type DueAlert = Pick<typeof alerts.$inferSelect, 'id' | 'userId' | 'topic' | 'payload' | 'context' | 'attempts'>;

/**
 * Publishes the alerts of the outbox until their readers acknowledge them (BEHAVIOUR 7). Several processes may run it
 * on one database: each takes rows that no other holds. A row is counted as sent before it is published, so a crash
 * between the two costs one wait, never an alert.
 */
export function startAlertRelay(context: ServiceContext): RelayLoop {
  const outage = createOutageLog(context.log, 'publishing alerts');
  return startRelayLoop({
    round: async () => {
      const isMoreDue = (await publishDueAlerts(context)) === BATCH_SIZE;
      outage.worked();
      return isMoreDue;
    },
    onFailure: outage.failed,
  });
}

/**
 * One round of the relay: how many alerts it took. All leave at once, so that a broker that is away is waited for once
 * and not by each.
 */
export async function publishDueAlerts(context: ServiceContext): Promise<number> {
  const taken = await takeDueAlerts(context);
  const due = await dropAnswered(context, taken);
  const triedAt = context.ports.clock.now();
  const outcomes = await Promise.allSettled(
    due.map(({ topic, payload }) => context.ports.broker.publish(topic, payload)),
  );
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ id: due[index]?.id ?? 0, reason: outcome.reason }] : [],
  );
  const waiting = failures.filter(({ reason }) => reason instanceof BrokerUnavailable);
  const refused = failures.filter((failure) => !waiting.includes(failure));
  if (waiting.length > 0) {
    const alertIds = waiting.map(({ id }) => id);
    context.log.info({ err: waiting[0]?.reason, alertIds }, 'the broker did not take alerts; they wait in the outbox');
    await putBack(context, alertIds, new Date(context.ports.clock.now().getTime() + ALERT_RETRY_MS[0]));
  }
  // A broker's refusal of one alert is that alert's fault: it comes again after a growing wait.
  for (const { id, reason } of refused) {
    const retryAt = await putOff(context, { batch: 'alerts', rowId: id, triedAt }, reason);
    if (retryAt !== null) await putBack(context, [id], retryAt);
  }
  return taken.length;
}

/** Keeps first tries. A repeat comes seconds or minutes later, when its work may be taken, and is then dropped. */
async function dropAnswered({ ports }: ServiceContext, taken: readonly DueAlert[]): Promise<readonly DueAlert[]> {
  const repeats = taken.filter(({ attempts }) => attempts > 1);
  const current = await dropClosedWork(ports.database.connection, repeats);
  return taken.filter((alert) => alert.attempts === 1 || current.includes(alert));
}

/** One statement, so that an alert waits for one round trip and not for a transaction of them. */
async function takeDueAlerts({ ports }: ServiceContext): Promise<DueAlert[]> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const isDue = and(
    isNull(alerts.acknowledgedAt),
    lte(alerts.nextAttemptAt, now),
    gt(alerts.createdAt, new Date(now.getTime() - ALERT_MEMORY_MS)),
  );
  const due = connection
    .select({ id: alerts.id })
    .from(alerts)
    .where(isDue)
    // As its index has them: a round of a hundred looks at no more, however many wait.
    .orderBy(asc(alerts.nextAttemptAt), asc(alerts.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const waitMs = sql`(${WAITS_MS})[${alerts.attempts} + 1]`;
  const taken = await connection
    .update(alerts)
    .set({
      attempts: sql`${alerts.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond'`,
    })
    .where(inArray(alerts.id, due))
    .returning({
      id: alerts.id,
      userId: alerts.userId,
      topic: alerts.topic,
      payload: alerts.payload,
      context: alerts.context,
      attempts: alerts.attempts,
    });
  return taken.sort((one, other) => one.id - other.id);
}

/** An alert that did not leave is not counted: a broker that is away for an hour uses up nobody's tries. */
async function putBack({ ports }: ServiceContext, ids: readonly number[], nextAttemptAt: Date): Promise<void> {
  await ports.database.connection
    .update(alerts)
    .set({ attempts: sql`${alerts.attempts} - 1`, nextAttemptAt })
    .where(inArray(alerts.id, [...ids]));
}
