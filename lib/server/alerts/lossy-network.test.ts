import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { AlertSession } from '@/lib/client/alerts/alert-session';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { readUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { systemClock } from '../adapters/clock/system';
import { createBrokerSocket, type BrokerSocket } from '../http/edge/broker-socket';
import { aCashOrder, anOrderStory, type OrderStory } from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aDayFromNow } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { startLossyProxy, type LossyProxy } from '../testing/lossy-proxy';
import { createRandom } from '../testing/random';
import { waitUntil } from '../testing/wait-until';
import { publishDueAlerts } from './relay';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ readUserAccount: jest.fn() }));
jest.mock('@/lib/client/alerts/open-web-socket', () => {
  const { WebSocket } = jest.requireActual<typeof import('ws')>('ws');
  return { openWebSocket: (url: string, protocols: string[]) => new WebSocket(url, protocols) };
});

const SHARE = 0.3;
const DAYS = 20;
/** `npm run bench -- lossy-network` makes ten rounds of 200 orders. */
const ROUNDS = 2;
const ORDERS = DAYS * ROUNDS;
const FIRST_DAY = 3;
/** Every look is a minute's or a network's coming back. */
const MOST_LOOKS = 60;
const LONGEST_MS = 240_000;

/** The parts of a browser that alerts need; the database must not find it when it starts. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

describe('a provider’s page behind a network that loses 30 % of what goes through', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let socket: BrokerSocket;
  let server: Server;
  let proxy: LossyProxy;
  const random = createRandom(20_261_124);
  const calls = { begun: 0, ended: 0 };
  let session: AlertSession | undefined;
  beforeAll(async () => {
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
    socket = createBrokerSocket(broker.accept);
    server = createServer().on('upgrade', socket.upgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const target = () => `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/mqtt`;
    proxy = await startLossyProxy({ target, share: SHARE, random });
    service = await createTestService({ ports: { broker } });
    await aCatalogue(service.context);
    Object.assign(globalThis, { window: page, document: page });
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    session?.close();
    await proxy.close();
    await broker.close();
    await socket.close(0);
    server.close();
    await service.close();
  });

  /** Calls lose as much: half of them never arrive, of the other half the answer does not. */
  function losesCalls(as: number): void {
    const isLost = () => random() < SHARE / 2;
    jest.mocked(callFromBrowser).mockImplementation((async (name: 'user/getuserinfo', input: Record<string, never>) => {
      calls.begun += 1;
      try {
        if (isLost()) throw new CallError('network-failed');
        const answer = await service.call(name, input, { as, facts: { siteUrl: proxy.siteUrl } });
        if (isLost()) throw new CallError('network-failed');
        return answer;
      } finally {
        calls.ended += 1;
      }
    }) as typeof callFromBrowser);
  }

  /** A network comes back, or a minute is over: the page connects where it is not, and asks for waiting alerts. */
  async function looks(): Promise<void> {
    const before = calls.begun;
    page.dispatchEvent(new Event('online'));
    await waitUntil(() => calls.begun > before && calls.ended === calls.begun);
  }

  async function ordersEachDay(story: OrderStory): Promise<number[]> {
    const placed: number[] = [];
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 1) {
      const customer = await aCustomerWithAnAddress(service.context);
      const gDate = aDayFromNow(service.context, day);
      placed.push((await aCashOrder({ ...story, customer }, { gDate, deliveryaddrid: customer.addressId })).taskid);
      await publishDueAlerts(service.context);
      // Some while the page listens, some while it has lost its connection.
      if (day % 2 === 0) await looks();
    }
    return placed;
  }

  it(
    `[X-11] hears of ${ORDERS} orders, of each once`,
    async () => {
      const story = await anOrderStory(service, {}, { biddingCreditRials: 2_000_000_000 });
      const as = story.provider.userId;
      losesCalls(as);
      jest.mocked(readUserAccount).mockReturnValue({ ...account, userId: as, roleId: 16 });
      const heard: number[] = [];
      session = new AlertSession(new Set([{ onAlert: ({ matter }) => void heard.push(matter.message?.taskId ?? 0) }]));
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const placed = await ordersEachDay(story);
        all.push(...placed);
        for (let count = 0; count < MOST_LOOKS && !placed.every((id) => heard.includes(id)); count += 1) {
          await looks();
        }
        // The providers who have heard of them decline: the hours are free for the next round.
        for (const taskid of placed) await service.call('expert/movetask', { taskid, move: 'decline' }, { as });
      }
      expect(heard.toSorted((one, other) => one - other)).toEqual(all);
      expect(all).toHaveLength(ORDERS);
      // The broker brought some, and the network was as bad as it is said to be.
      const { carried, ...lost } = proxy.harm;
      expect(carried).toBeGreaterThan(0);
      expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(carried * SHARE);
    },
    LONGEST_MS,
  );
});
