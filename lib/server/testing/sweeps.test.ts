import { eq } from 'drizzle-orm';

import { ALERT_MEMORY_MS } from '@/lib/domain/constants/alerts';
import { BID_MEMORY_MS } from '@/lib/domain/constants/bidding';
import { DEVICE_COOKIE_YEARS, SESSION_MEMORY_MS } from '@/lib/domain/constants/identity';
import { MESSAGE_MEMORY_MS, OPENING_NOTICE_DAYS } from '@/lib/domain/constants/messages';
import { IDEMPOTENCY_MEMORY_MS, WISH_MEMORY_DAYS } from '@/lib/domain/constants/orders';
import { SMS_LANE, WAY_POSITION } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import type { OrderState } from '@/lib/contract/enumerations';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { RECIPIENT_MEMORY_DAYS } from '@/lib/domain/constants/recipients';

import {
  activationCodes,
  alerts,
  answerCodes,
  bidReaders,
  categories,
  idempotencyKeys,
  inboxMessages,
  knownDevices,
  mailOutbox,
  openingNotices,
  orderRecipients,
  outgoingMessages,
  pushDevices,
  sessions,
  smsOutbox,
  tasks,
  throttles,
  waitingCustomers,
  wayPositions,
} from '../schema';
import { runDueWork } from '../timers';
import { TEST_NOW } from './call';
import { market, putTask } from './market';
import { useMarket } from './use-market';

/** More than one statement removes. */
const MANY = 2001;
const SECOND_MS = 1000;
const CLOSED_CATEGORY_ID = 5;

const service = useMarket({ holds: 'people' });
let taskId: number;
let otherTaskId: number;
/** Over for too long, over, and as old as the first but not over. */
let recipientTaskIds: readonly number[];
beforeAll(async () => {
  await connection().update(categories).set({ isOrderable: false }).where(eq(categories.id, CLOSED_CATEGORY_ID));
  taskId = await putTask(service, { startsAt: TEST_NOW, endsAt: TEST_NOW });
  otherTaskId = await putTask(service, { startsAt: TEST_NOW, endsAt: TEST_NOW });
  const [over, within] = around(RECIPIENT_MEMORY_DAYS * DAY_MS);
  recipientTaskIds = [
    await putOldTask('COMPLETED', over),
    await putOldTask('CANCELLED_BY_CUSTOMER', within),
    await putOldTask('DONE', over),
  ];
});

type Table = Parameters<ReturnType<typeof connection>['insert']>[0];
function connection() {
  return service.context.ports.database.connection;
}
const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms);
/** Two instants: one that is over for a second, and one that is over in a second. */
const around = (memoryMs: number) => [ago(memoryMs + SECOND_MS), ago(memoryMs - SECOND_MS)] as const;
const { customerId, providerId, otherProviderId } = market;

/** A task that was changed last then. */
async function putOldTask(state: OrderState, updatedAt: Date): Promise<number> {
  const id = await putTask(service, { state, startsAt: updatedAt, endsAt: updatedAt });
  await connection().update(tasks).set({ updatedAt }).where(eq(tasks.id, id));
  return id;
}

interface Sweep {
  readonly table: Table;
  /** Other rows that it needs. */
  readonly prepare?: () => Promise<unknown>;
  /** The first goes and the others stay. */
  readonly rows: () => readonly Record<string, unknown>[];
}

const session = (id: string, expiresAt: Date) => ({
  tokenHash: id,
  userId: customerId,
  deviceId: id,
  createdAt: ago(0),
  lastUsedAt: ago(0),
  expiresAt,
});
const code = (expiresAt: Date) => ({
  mobile: '09120000101',
  purpose: 'activation',
  codeHash: 'x',
  triesLeft: 5,
  expiresAt,
  createdAt: expiresAt,
});
const outgoing = (settledAt: Date | null) => ({
  channel: 'sms',
  recipient: '09120000101',
  text: 'x',
  state: settledAt ? 'sent' : 'sending',
  nextAttemptAt: new Date(TEST_NOW.getTime() + DAY_MS),
  createdAt: ago(100 * DAY_MS),
  settledAt,
});
const alert = (createdAt: Date) => ({
  userId: customerId,
  topic: 'user/101',
  payload: 'x',
  context: {},
  acknowledgedAt: createdAt,
  nextAttemptAt: createdAt,
  createdAt,
});
const message = (event: string, createdAt: Date) => ({ userId: providerId, event, params: {}, createdAt });
const wish = (day: string, locationId: number) => ({
  userId: customerId,
  categoryId: 3,
  typeId: 301,
  locationId,
  day,
  hours: 3,
  knownHours: [],
  isTold: true,
  createdAt: ago(0),
});

const SWEEPS: Readonly<Record<string, Sweep>> = {
  'sessions a while after their end': {
    table: sessions,
    rows: () => around(SESSION_MEMORY_MS).map((at, index) => session(`s${index}`, at)),
  },
  'browsers that are told, with the session by which they asked for it': {
    table: pushDevices,
    prepare: async () => {
      const rows = around(SESSION_MEMORY_MS).map((at, index) => session(`p${index}`, at));
      await connection().insert(sessions).values(rows);
    },
    rows: () =>
      ['p0', 'p1'].map((sessionId) => ({
        endpoint: `https://push.example/${sessionId}`,
        userId: customerId,
        sessionId,
        p256dh: 'x',
        auth: 'x',
        createdAt: ago(0),
      })),
  },
  'devices whose cookie is over': {
    table: knownDevices,
    rows: () =>
      around(DEVICE_COOKIE_YEARS * 365 * DAY_MS).map((lastUsedAt, index) => ({
        userId: customerId,
        deviceId: `d${index}`,
        lastUsedAt,
      })),
  },
  'codes a day after their end': { table: activationCodes, rows: () => around(DAY_MS).map(code) },
  'counters with their window, and those of a lock a day after it': {
    table: throttles,
    rows: () => [
      { key: 'over', count: 1, windowEndsAt: ago(0) },
      { key: 'locked yesterday', count: 1, windowEndsAt: ago(DAY_MS), lockedUntil: ago(DAY_MS - SECOND_MS) },
      { key: 'open', count: 1, windowEndsAt: new Date(TEST_NOW.getTime() + SECOND_MS) },
    ],
  },
  'messages that went out long ago, and none that has not': {
    table: outgoingMessages,
    rows: () => [...around(MESSAGE_MEMORY_MS), null].map(outgoing),
  },
  'codes of offers that are answered by SMS': {
    table: answerCodes,
    rows: () =>
      around(SMS_LANE.codeMemoryMs).map((createdAt, index) => ({
        userId: providerId,
        taskId,
        code: `K${index}`,
        createdAt,
      })),
  },
  'SMS of the outbox': {
    table: smsOutbox,
    rows: () => around(MESSAGE_MEMORY_MS).map((sentAt) => ({ mobile: '09120000101', text: 'x', sentAt })),
  },
  'mails of the outbox': {
    table: mailOutbox,
    rows: () => around(MESSAGE_MEMORY_MS).map((sentAt) => ({ recipient: 'a@b.ir', subject: 's', text: 'x', sentAt })),
  },
  'alerts, whose words are in the inbox': { table: alerts, rows: () => around(ALERT_MEMORY_MS).map(alert) },
  'invitations to bid, and nothing else of an inbox': {
    table: inboxMessages,
    rows: () => [
      ...around(BID_MEMORY_MS.inbox).map((at) => message('work-bids', at)),
      message('work-new', ago(1000 * DAY_MS)),
    ],
  },
  'who was told of an order with bids, by the last that is known of them': {
    table: bidReaders,
    rows: () => {
      const [over, within] = around(BID_MEMORY_MS.readers);
      return [
        { taskId, providerId, askedAt: over, readAt: null },
        { taskId, providerId: otherProviderId, askedAt: over, readAt: within },
      ];
    },
  },
  'where somebody was on the way to an order': {
    table: wayPositions,
    rows: () =>
      around(WAY_POSITION.memoryMs).map((at, index) => ({
        taskId: [taskId, otherTaskId][index],
        latitude: 35.8,
        longitude: 51.4,
        at,
      })),
  },
  'for whom an order was that has long been over': {
    table: orderRecipients,
    rows: () =>
      recipientTaskIds.map((id) => ({
        taskId: id,
        name: 'Herr Sohrabi',
        mobile: '09120000101',
        locale: 'de',
        visitKey: `visit-${id}`,
        smsLeft: 3,
        createdAt: ago(100 * DAY_MS),
      })),
  },
  'keys that placed an order': {
    table: idempotencyKeys,
    rows: () =>
      around(IDEMPOTENCY_MEMORY_MS).map((createdAt, index) => ({
        userId: customerId,
        key: `k${index}`,
        callName: 'x',
        bodyHash: 'x',
        createdAt,
      })),
  },
  'wishes for a free hour of a day that is long over': {
    table: waitingCustomers,
    rows: () => {
      const last = addDays(toTehranDate(TEST_NOW.getTime()), -WISH_MEMORY_DAYS);
      return [wish(addDays(last, -1), 1), wish(last, 2)];
    },
  },
  'numbers that have waited for a service for too long': {
    table: openingNotices,
    rows: () =>
      around(OPENING_NOTICE_DAYS * DAY_MS).map((createdAt, index) => ({
        categoryId: CLOSED_CATEGORY_ID,
        cityId: 1,
        mobile: `0912000010${index}`,
        locale: 'fa',
        siteUrl: 'http://localhost:3000',
        stopKey: `k${index}`,
        createdAt,
      })),
  },
};

describe('rows that decide nothing any more', () => {
  it.each(Object.entries(SWEEPS))('go by themselves: %s', async (_what, { table, prepare, rows }) => {
    await connection().delete(table);
    await prepare?.();
    const [old = {}, ...kept] = rows();
    await connection()
      .insert(table)
      .values([old, ...kept]);
    await service.runWatched(() => runDueWork(service.context));
    const left = await connection()
      .select()
      .from(table as never);
    expect(left).toHaveLength(kept.length);
    kept.forEach((row, index) => expect(left[index]).toMatchObject(row));
    await connection().delete(table);
  });

  it('go in any number, and the sweep ends when they are gone', async () => {
    await connection()
      .insert(alerts)
      .values(Array.from({ length: MANY }, () => alert(ago(2 * ALERT_MEMORY_MS))));
    await runDueWork(service.context);
    expect(await connection().$count(alerts)).toBe(0);
  });
});
