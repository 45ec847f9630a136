import { and, count, eq, gt, inArray, isNull, lte, min } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';

import { ALERT_MEMORY_MS } from '@/lib/domain/constants/alerts';
import { isOver, listStates } from '@/lib/domain/order/order-states';

import type { ServiceContext } from '../context';
import { findLastProof } from '../ledger-proof';
import { alerts, outgoingMessages, tasks } from '../schema';

type Watched = Pick<ServiceContext, 'ports' | 'log'>;

const LIVE_STATES = listStates((state) => !isOver(state));

/**
 * Gauges of the database and the broker, read whenever the metrics are. All processes on one database show equal rows:
 * take the largest, not the sum.
 */
export function addMarketplaceGauges(registry: Registry, context: Watched): void {
  addOrders(registry, context);
  addOutboxes(registry, context);
  addLedger(registry, context);
  addConnections(registry, context);
}

function addOrders(registry: Registry, context: Watched): void {
  const gauge: Gauge<'state'> = new Gauge({
    name: 'pelakfan_orders',
    help: 'Orders that are not over, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect: () =>
      readOr(gauge, context, async () => {
        const rows = await context.ports.database.connection
          .select({ state: tasks.state, orders: count() })
          .from(tasks)
          .where(inArray(tasks.state, LIVE_STATES))
          .groupBy(tasks.state);
        for (const state of LIVE_STATES) gauge.set({ state }, rows.find((row) => row.state === state)?.orders ?? 0);
      }),
  });
}

/** The age of the oldest due row, and the count of due rows: they grow when nobody sends. */
function addOutboxes(registry: Registry, context: Watched): void {
  let reading: ReturnType<typeof readOutboxes> | null = null;
  // Both gauges are read at once, and look only once.
  const read = () => (reading ??= readOutboxes(context).finally(() => (reading = null)));
  const waiting: Gauge<'outbox'> = new Gauge({
    name: 'pelakfan_outbox_waiting',
    help: 'Alerts, SMS and mails that are due now.',
    labelNames: ['outbox'],
    registers: [registry],
    collect: () =>
      readOr(waiting, context, async () => (await read()).forEach(({ outbox, due }) => waiting.set({ outbox }, due))),
  });
  const lag: Gauge<'outbox'> = new Gauge({
    name: 'pelakfan_outbox_lag_seconds',
    help: 'For how long the oldest of them has been due.',
    labelNames: ['outbox'],
    registers: [registry],
    collect: () =>
      readOr(lag, context, async () =>
        (await read()).forEach(({ outbox, lagMs }) => lag.set({ outbox }, lagMs / 1000)),
      ),
  });
}

async function readOutboxes({ ports }: Watched) {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const isUnsent = and(
    eq(alerts.attempts, 0),
    isNull(alerts.acknowledgedAt),
    lte(alerts.nextAttemptAt, now),
    gt(alerts.createdAt, new Date(now.getTime() - ALERT_MEMORY_MS)),
  );
  const [unsent] = await connection
    .select({ due: count(), oldest: min(alerts.nextAttemptAt) })
    .from(alerts)
    .where(isUnsent);
  const messages = await connection
    .select({ channel: outgoingMessages.channel, due: count(), oldest: min(outgoingMessages.nextAttemptAt) })
    .from(outgoingMessages)
    .where(and(inArray(outgoingMessages.state, ['pending', 'sending']), lte(outgoingMessages.nextAttemptAt, now)))
    .groupBy(outgoingMessages.channel);
  const rows = [{ channel: 'alert', ...unsent }, ...messages];
  return ['alert', 'sms', 'mail'].map((outbox) => {
    const { due = 0, oldest = null } = rows.find(({ channel }) => channel === outbox) ?? {};
    return { outbox, due, lagMs: oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) };
  });
}

/** The last nightly look at the books. Before the first there is no reading. */
function addLedger(registry: Registry, context: Watched): void {
  const broken: Gauge = new Gauge({
    name: 'pelakfan_ledger_broken_invariants',
    help: 'What the last nightly look at the books found wrong; 0 while the books are right.',
    registers: [registry],
    collect: () =>
      readOr(broken, context, async () => {
        const last = await findLastProof(context.ports.database.connection, context.ports.clock.now());
        if (last) broken.set(last.broken.length);
        else broken.reset();
      }),
  });
  const provedAt: Gauge = new Gauge({
    name: 'pelakfan_ledger_proved_timestamp_seconds',
    help: 'When the books were last looked at, in seconds since 1970.',
    registers: [registry],
    collect: () =>
      readOr(provedAt, context, async () => {
        const last = await findLastProof(context.ports.database.connection, context.ports.clock.now());
        if (last) provedAt.set(last.provedAt.getTime() / 1000);
        else provedAt.reset();
      }),
  });
}

function addConnections(registry: Registry, { ports }: Watched): void {
  const broker: Gauge = new Gauge({
    name: 'pelakfan_broker_up',
    help: '1 while an alert could be published.',
    registers: [registry],
    collect: () => broker.set(ports.broker.isConnected() ? 1 : 0),
  });
  const pool: Gauge<'use'> = new Gauge({
    name: 'pelakfan_database_connections',
    help: 'Connections of this process to the database, and who waits for one.',
    labelNames: ['use'],
    registers: [registry],
    collect: () => {
      const { inUse, idle, waiting } = ports.database.getConnectionUse?.() ?? { inUse: 1, idle: 0, waiting: 0 };
      pool.set({ use: 'in-use' }, inUse);
      pool.set({ use: 'idle' }, idle);
      pool.set({ use: 'waiting' }, waiting);
    },
  });
}

/**
 * Reads a gauge of the database. Without the database the other metrics are still read: these are missing then, which
 * an alarm can see.
 */
async function readOr(gauge: Gauge<string>, { log }: Watched, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (err) {
    gauge.reset();
    log.debug({ err }, 'a metric of the database could not be read');
  }
}
