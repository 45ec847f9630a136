import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { copySamples, readRefusal, startServer, WITHOUT_PARTNERS, type RunningServer } from '../fixtures/server';
import { expect, test } from '../fixtures/site';
import { aKey, logIn, register, type Caller } from '../steps/api';
import { addAddress, aDraft, aProvider, listFreeSlots, type Draft } from '../steps/market';

const CUSTOMERS = 10;
/** Unpaid orders that one customer may have at once. */
const ORDERS_EACH = 3;
/** Killed when so many orders were acknowledged, with others on their way. */
const ACKNOWLEDGED_BEFORE_KILL = 6;
const CLEAN_END_MS = 10_000;

/** With a data directory that outlives the servers on it. */
const testWithFolder = test.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await copySamples();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const toSite = (server: RunningServer) => ({
  url: server.url,
  outbox: async (mobile: string) => (await fetch(`${server.url}/api/dev/outbox?mobile=${mobile}`)).json(),
});

interface Wanted {
  readonly customer: Caller;
  readonly draft: Draft;
  readonly key: string;
}

/** Orders of several customers, each for an hour of its own. */
async function planOrders(server: RunningServer): Promise<Wanted[]> {
  const provider = await aProvider(server.url);
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => register(toSite(server))));
  const addressIds = await Promise.all(customers.map((customer) => addAddress(customer)));
  const slots = (await listFreeSlots(server.url, provider))
    .filter(({ startHour }) => startHour === 9 || startHour === 14)
    .slice(0, CUSTOMERS * ORDERS_EACH);
  return Promise.all(
    slots.map(async ({ gDate, deliverytimeid }, index) => {
      const customer = customers[index % CUSTOMERS] as Caller;
      return {
        customer,
        key: aKey(),
        draft: await aDraft(customer, {
          deliveryaddrid: addressIds[index % CUSTOMERS],
          gDate,
          deliverytimeid,
          workerUserId: provider.userId,
          usesGift: true,
        }),
      };
    }),
  );
}

/**
 * Everybody sends one order after the other, and the server is killed in the middle of it. The orders it acknowledged.
 */
async function sendsUntilKilled(server: RunningServer, wanted: readonly Wanted[]): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const killing: Promise<void>[] = [];
  const sendOne = async ({ customer, draft, key }: Wanted) => {
    const answer = await customer.tryCall('clean/addcleanrequest', draft, key).catch(() => null);
    if (answer?.status !== 200) return;
    acknowledged.set(key, Number(answer.body.reqid));
    // Money moves too: the gift is reserved when the payment begins.
    await customer.tryCall('ipg/startpayment', { reqid: answer.body.reqid }, aKey()).catch(() => null);
    if (acknowledged.size >= ACKNOWLEDGED_BEFORE_KILL && killing.length === 0) killing.push(server.kill());
  };
  const everybody = new Map(
    wanted.map(({ customer }) => [customer.mobile, wanted.filter((other) => other.customer === customer)]),
  );
  await Promise.all(
    [...everybody.values()].map(async (own) => {
      for (const order of own) await sendOne(order);
    }),
  );
  await Promise.all(killing);
  expect(killing).toHaveLength(1);
  return acknowledged;
}

testWithFolder(
  'kill -9 in the middle of ordering loses no acknowledged order and leaves no half one',
  { tag: '@no-screen' },
  async ({ folder }) => {
    const first = await startServer({ dataDirectory: folder });
    const wanted = await planOrders(first);
    const acknowledged = await sendsUntilKilled(first, wanted);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
    expect(acknowledged.size).toBeLessThan(wanted.length);

    const second = await startServer({ dataDirectory: folder });
    const people = new Map<string, Caller>();
    for (const { customer } of wanted)
      if (!people.has(customer.mobile))
        people.set(customer.mobile, await logIn(second.url, customer.mobile, customer.password));
    const found = new Set<number>();
    for (const person of people.values()) {
      const { lstTask } = await person.call('clean/getallcurrenttaskbyuserid', {});
      for (const { taskid, reqId } of lstTask) {
        expect(found.has(reqId)).toBe(false);
        found.add(reqId);
        const { taskDetail } = await person.call('clean/gettaskdetail', { taskid });
        expect(taskDetail.lines.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(taskDetail.priceRial);
        expect(taskDetail.timeline.map(({ state }) => state)).toEqual(['PENDING_PAYMENT']);
        expect(taskDetail.giftRial + taskDetail.walletRial + taskDetail.payableRial).toBe(taskDetail.priceRial);
      }
    }
    for (const reqid of acknowledged.values()) expect(found).toContain(reqid);

    await test.step('sent again, each is itself, and the rest are placed: every hour was free or belongs to its order', async () => {
      for (const { customer, draft, key } of wanted) {
        const answer = await (people.get(customer.mobile) as Caller).call('clean/addcleanrequest', draft, key);
        const earlier = acknowledged.get(key);
        if (earlier !== undefined) expect(answer.reqid).toBe(earlier);
      }
    });
    await second.stop();
    await test.step('no order without its line of events, its booking and its key; no posting that does not sum to zero', () =>
      checksDatabase(path.join(folder, 'database')));
  },
);

/** Checks what no call shows: reads the data itself, after the server has released it. */
async function checksDatabase(directory: string): Promise<void> {
  const database = await PGlite.create(directory);
  try {
    const counts = await database.query<Record<string, number>>(halfOrders);
    expect(counts.rows[0]).toEqual({
      without_events: 0,
      without_booking: 0,
      without_key: 0,
      unbalanced: 0,
      wrong_balances: 0,
    });
  } finally {
    await database.close();
  }
}

const halfOrders = `select
  (select count(*)::int from tasks t where not exists (select 1 from task_events e where e.task_id = t.id)) as without_events,
  (select count(*)::int from tasks t where t.state = 'PENDING_PAYMENT' and not exists (select 1 from bookings b where b.task_id = t.id)) as without_booking,
  (select count(*)::int from tasks t where t.state = 'PENDING_PAYMENT' and not exists (select 1 from idempotency_keys k where (k.answer->>'taskid')::int = t.id)) as without_key,
  (select count(*)::int from (select posting_id from ledger_entries group by posting_id having sum(amount_rials) <> 0) wrong) as unbalanced,
  (select count(*)::int from ledger_accounts a where a.balance_rials + coalesce((select sum(s.balance_rials) from ledger_slots s where s.account_id = a.id), 0) <> (select coalesce(sum(case a.normal_side when 'debit' then e.amount_rials else -e.amount_rials end), 0) from ledger_entries e where e.account_id = a.id)) as wrong_balances`;

testWithFolder(
  'a clean end waits for nobody: exit code 0 within ten seconds, with open sockets of every kind',
  { tag: '@no-screen' },
  async ({ folder }) => {
    const server = await startServer({ dataDirectory: folder });
    const { port } = new URL(server.url);
    const sockets = await Promise.all([
      openSocket(port, ''),
      openSocket(port, 'GET / HTTP/1.1\r\nhost: x\r\n'),
      openSocket(port, brokerGreeting(port)),
    ]);
    const idle = await fetch(server.url);
    await idle.text();
    const startedAt = performance.now();
    await server.stop();
    expect(performance.now() - startedAt).toBeLessThan(CLEAN_END_MS);
    for (const socket of sockets) socket.destroy();
  },
);

function openSocket(port: string, greeting: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      if (greeting) socket.write(greeting);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

function brokerGreeting(port: string): string {
  return `GET /mqtt HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: mqtt\r\n\r\n`;
}

testWithFolder(
  '[C-security] a demo’s data opens to nobody real, and a start under another secret says what it would cost',
  { tag: '@no-screen' },
  async ({ folder }) => {
    const refuses = (environment: Readonly<Record<string, string>>) =>
      readRefusal({ dataDirectory: folder, environment });
    const real = await refuses({ ...WITHOUT_PARTNERS, SITE_URL: 'https://pelakfan.example' });
    const secret = await refuses({ SESSION_SECRET: 'another-secret-that-somebody-made-up-0123456789' });
    expect(real).toContain('To begin clean, set DATA_DIR to a new directory');
    expect(secret).toContain('made with another session secret');
    for (const refusal of [real, secret]) {
      expect(refusal).toContain(folder);
      expect(refusal).toContain('exit code 1');
      expect(refusal).not.toMatch(/\n\s+at /);
    }
  },
);

testWithFolder(
  'a second process on the same data is refused with a sentence, and the first goes on',
  { tag: '@no-screen' },
  async ({ folder }) => {
    const server = await startServer({ dataDirectory: folder });
    const refusal = await readRefusal({ dataDirectory: folder });
    expect(refusal).toContain('exit code 1');
    expect(refusal).toContain(folder);
    expect(refusal).not.toMatch(/\n\s+at /);
    expect((await fetch(`${server.url}/api/main/boot/getallcategoryv3`)).status).toBe(200);
    await server.stop();
  },
);
