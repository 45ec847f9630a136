import { eq, inArray } from 'drizzle-orm';

import { createZarinpal } from '../adapters/payment/zarinpal';
import { createTestBank } from '../adapters/payment/test-bank';
import { openPostgresql } from '../adapters/database/postgresql';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { GATEWAY_QUESTIONS_AT_ONCE } from '@/lib/domain/constants/timers';

import { createPaymentGateways } from '../ports/payment-gateways';
import type { DatabasePort } from '../ports/database';
import { retries, tasks } from '../schema';
import { listLedgerFaults } from '../seed/stories/books';
import {
  anOrderStory,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { createServerDatabase, createTestDatabase, type ServerDatabase } from '../testing/database';
import { copyOrders } from '../testing/copied-orders';
import { poisonRows } from '../testing/poison';
import { waitUntil } from '../testing/wait-until';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT, type ZarinpalHost } from '../testing/zarinpal-host';
import { startTimers } from '../timers';

/** More than any batch finds in a round. */
const ATTACKERS = 21;
/** Its number in money/bank-gateways.ts. */
const ZARINPAL_IPG = 4;

const server = process.env.DATABASE_URL_TEST;

/** Two processes where there is a PostgreSQL; the embedded database has one. */
describe(`the timers of ${server ? 'two processes on one PostgreSQL' : 'one embedded process'}`, () => {
  let own: ServerDatabase | null = null;
  let services: TestService[];
  let first: TestService;
  let bank: ZarinpalHost;
  let stops: (() => Promise<void>)[] = [];

  async function openDatabases(): Promise<DatabasePort[]> {
    if (!server) return [await createTestDatabase()];
    own = await createServerDatabase(server);
    const opened = [await openPostgresql(own.url), await openPostgresql(own.url)];
    await opened[0]?.migrate();
    return opened;
  }

  beforeAll(async () => {
    bank = await startZarinpalHost();
    const gatewayOf = () =>
      createZarinpal({ merchantId: ZARINPAL_TEST_MERCHANT, isSandbox: false, baseUrl: bank.url, timeoutMs: 60_000 });
    services = [];
    for (const database of await openDatabases()) {
      const testBank = createTestBank(database, { now: () => services[0]?.clock.now() ?? new Date(0) });
      const gateways = createPaymentGateways({ offered: [testBank, gatewayOf()] });
      services.push(await createTestService({ ports: { database, gateways } }));
    }
    [first] = services as [TestService];
    await aCatalogue(first.context);
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    stops = [];
    expect(await listLedgerFaults(first.context.ports.database)).toEqual([]);
  });
  afterAll(async () => {
    await bank.close();
    for (const service of services) await service.close();
    await own?.drop();
  });

  const advance = (byMs: number) => services.forEach((service) => service.clock.advance(byMs));
  /** The clocks of both stand where the first one's does. */
  const together = () => {
    const nowMs = first.clock.now().getTime();
    for (const { clock } of services) clock.advance(nowMs - clock.now().getTime());
  };
  const start = () => {
    together();
    stops = services.map(({ context }) => startTimers(context));
  };
  const readStates = async (ids: readonly number[]) =>
    (
      await first.context.ports.database.connection
        .select({ state: tasks.state })
        .from(tasks)
        .where(inArray(tasks.id, [...ids]))
    ).map(({ state }) => state);
  const areCompleted = async (ids: readonly number[]) =>
    (await readStates(ids)).every((state) => state === 'COMPLETED');

  async function aWalletOrder(): Promise<{ story: OrderStory; placed: Placed }> {
    const story = await anOrderStory(first, { cashRials: THREE_HOURS_RIALS });
    const placed = await aPlacedOrder(story);
    const settle = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await first.call('custom', settle, { as: story.customer.userId });
    return { story, placed };
  }

  /** Work that is done; it is due once two days have gone by. */
  async function anHonestOrder(): Promise<number> {
    const { story, placed } = await aWalletOrder();
    await theProviderWorks(story, placed);
    return placed.taskid;
  }

  /** Work that its provider and an accomplice made cost nothing. */
  async function anOrderCutToNothing(): Promise<number> {
    const { story, placed } = await aWalletOrder();
    const { taskid } = placed;
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    const lines = [{ key: 'less-work', amountRial: -THREE_HOURS_RIALS } as const];
    const { pricechangeid } = await first.call(
      'pricechange/addpricechange',
      { taskid, lines, reason: 'nothing to do' },
      { as: story.provider.userId },
    );
    await first.call('pricechange/decidepricechange', { pricechangeid, approve: true }, { as: story.customer.userId });
    await theProviderDoes(story, placed, 'finish');
    return taskid;
  }

  it('complete orders that were cut to zero, and those behind them', async () => {
    const taskId = await anOrderCutToNothing();
    const cut = [taskId, ...(await copyOrders({ context: first.context, taskId }, Array(ATTACKERS - 1).fill({})))];
    const honest = await anHonestOrder();
    advance(10 * DAY_MS);
    start();
    await waitUntil(() => areCompleted([...cut, honest]));
  });

  it('complete and pay the order behind failing ones, and count each failure once', async () => {
    const taskId = await anOrderCutToNothing();
    const poisoned = await copyOrders({ context: first.context, taskId }, Array(ATTACKERS).fill({}));
    const honest = await anHonestOrder();
    advance(10 * DAY_MS);
    const { database } = first.context.ports;
    const { heal } = await poisonRows(database, tasks.id, poisoned);
    start();
    await waitUntil(() => areCompleted([honest]));
    await waitUntil(async () => (await database.connection.$count(retries)) === ATTACKERS);
    const rows = await database.connection.select().from(retries).where(eq(retries.batch, 'completeByTime'));
    expect(rows.map(({ rowId, failures }) => [rowId, failures]).sort()).toEqual(poisoned.map((id) => [id, 1]).sort());
    await heal();
    advance(MINUTE_MS);
    await waitUntil(() => areCompleted(poisoned));
    await waitUntil(async () => (await database.connection.$count(retries)) === 0);
  });

  it('go on while a bank hangs, which is asked a few questions at a time', async () => {
    const payer = await anOrderStory(first);
    const topUp = () =>
      first.call(
        'ipg/increasewallet',
        { amountRial: 1_000_000, ipgId: ZARINPAL_IPG, accountEnum: 'CASH' },
        { as: payer.customer.userId },
      );
    for (let count = 0; count < 20; count += 1) await topUp();
    const honest = await anHonestOrder();
    advance(10 * DAY_MS);
    bank.failNext('verify', 'silence', 'always');
    start();
    await waitUntil(() => areCompleted([honest]));
    await waitUntil(() => bank.asked.some(({ method }) => method === 'verify'));
    const asked = bank.asked.filter(({ method }) => method === 'verify');
    expect(asked.length).toBeLessThanOrEqual(services.length * GATEWAY_QUESTIONS_AT_ONCE);
    expect(new Set(asked.map(({ fields }) => fields.authority)).size).toBe(asked.length);
    const beganMs = performance.now();
    await Promise.all(stops.map((stop) => stop()));
    stops = [];
    expect(performance.now() - beganMs).toBeLessThan(30_000);
  });
});
