/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { readUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { DAY_MS, SECOND_MS } from '@/lib/domain/constants';

import { connectToBroker } from './broker-connection';
import { connectToAlerts } from './connect';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ readUserAccount: jest.fn() }));
jest.mock('./broker-connection', () => ({ connectToBroker: jest.fn() }));

const WORK = '3_301_1001_50001';
const PAYMENT = '2_10001_9600000_COD_50001';
const LIFETIME_MS = 1_800_000;
const topics = { endUserTopic: 'user/2', expertTopic: 'expert/2', paymentTopic: 'payment/2' };
const configuration = { lstSrvCatType: [], lstSrvCategoryId: [3], lstSrvCatTypeId: [301], lstLocationId: [1001] };

/** The marketplace as a page sees it: its calls and its broker. */
function createWorld() {
  const pending: { alertId: number; topic: string; payload: string }[] = [];
  const acknowledged: number[] = [];
  const brokers: {
    topics: readonly string[];
    publish: (topic: string, payload: string) => void;
    lose: () => void;
    isClosed: boolean;
  }[] = [];
  const failing = new Set<string>();
  /** Calls that are answered no sooner than this. */
  const holding = new Map<string, Promise<void>>();
  /** The host's clock against this computer's. */
  const clock = { aheadMs: 0 };
  const answer = (name: string, input: { lstAlertId?: number[] }) => {
    if (name === 'nonePreloader/suggestion/gettopicname') {
      if (failing.has('credentials')) return topics;
      return {
        ...topics,
        brokerUrl: 'ws://x/mqtt',
        clientId: 'c',
        username: '2',
        password: 'p',
        expiresAtMs: Date.now() + LIFETIME_MS + clock.aheadMs,
      };
    }
    if (name === 'suggestion/getexpertconfiguration') return configuration;
    if (name === 'nonePreloader/user/getalert')
      return { lstAlert: pending.filter(({ alertId }) => !acknowledged.includes(alertId)) };
    acknowledged.push(...(input.lstAlertId ?? []));
    return {};
  };
  jest.mocked(callFromBrowser).mockImplementation((async (name: string, input: object) => {
    await holding.get(name);
    if (failing.has(name)) throw new CallError('network-failed');
    return answer(name, input);
  }) as unknown as typeof callFromBrowser);
  jest.mocked(connectToBroker).mockImplementation(async (address, listeners) => {
    if (failing.has('broker')) throw new Error('no broker');
    const broker = { topics: address.topics, publish: listeners.onMessage, lose: listeners.onLost, isClosed: false };
    brokers.push(broker);
    return { close: () => void (broker.isClosed = true) };
  });
  return {
    pending,
    acknowledged,
    brokers,
    failing,
    holding,
    clock,
    callsOf: (name: string) => jest.mocked(callFromBrowser).mock.calls.filter(([called]) => called === name).length,
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('alerts in the browser', () => {
  let world: ReturnType<typeof createWorld>;
  let close = () => {};
  const onNewWork = jest.fn();
  const onPayment = jest.fn();
  const onOrderEvent = jest.fn();
  const onConnectionChange = jest.fn();
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const asProvider = { userId: 2, roleId: 16 } as ReturnType<typeof readUserAccount>;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    jest.mocked(readUserAccount).mockReturnValue(asProvider);
    world = createWorld();
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
  });
  const open = async () => {
    close = connectToAlerts({ onNewWork, onPayment, onOrderEvent, onConnectionChange });
    await settle();
  };

  it('fetches configuration and topics, and subscribes a provider to both topics and the customer’s', async () => {
    await open();
    expect(world.callsOf('suggestion/getexpertconfiguration')).toBe(1);
    expect(world.brokers[0]?.topics).toEqual(['expert/2', 'payment/2', 'user/2']);
    expect(onConnectionChange).toHaveBeenLastCalledWith(true);
  });

  it('tells a later listener of the same page at once whether there is a connection', async () => {
    await open();
    const later = jest.fn();
    const stop = connectToAlerts({ onConnectionChange: later });
    expect(later.mock.calls).toEqual([[true]]);
    world.failing.add('credentials');
    world.brokers[0]?.lose();
    expect(later).toHaveBeenLastCalledWith(false);
    stop();
  });

  it('connects anew when the connection was lost while it still asked for what was missed, however long that took', async () => {
    let answers = () => {};
    world.holding.set('nonePreloader/user/getalert', new Promise((resolve) => (answers = () => resolve())));
    await open();
    world.brokers[0]?.lose();
    await jest.advanceTimersByTimeAsync(10 * SECOND_MS);
    expect(world.brokers).toHaveLength(1);
    answers();
    await jest.advanceTimersByTimeAsync(SECOND_MS);
    expect(world.brokers).toHaveLength(2);
    expect(onConnectionChange).toHaveBeenLastCalledWith(true);
  });

  it('subscribes a customer to the one topic, without a provider’s configuration', async () => {
    jest.mocked(readUserAccount).mockReturnValue({ ...asProvider, roleId: null } as typeof asProvider);
    await open();
    expect(world.callsOf('suggestion/getexpertconfiguration')).toBe(0);
    expect(world.brokers[0]?.topics).toEqual(['user/2']);
  });

  it('shows what is for this provider, and nothing else', async () => {
    await open();
    const [broker] = world.brokers;
    for (const payload of [WORK, '5_301_1001_50002', '3_302_1001_50003', '3_301_1002_50004', `${WORK}_3`, 'nonsense'])
      broker?.publish('expert/2', payload);
    for (const payload of [PAYMENT, '3_10001_9600000_COD_50001']) broker?.publish('payment/2', payload);
    broker?.publish('user/2', JSON.stringify({ event: 'order-done', taskId: 50_001, atMs: 1 }));
    await settle();
    expect(onNewWork.mock.calls).toEqual([
      [{ categoryId: 3, typeId: 301, locationId: 1001, taskId: 50_001, selectedUserId: null }],
    ]);
    expect(onPayment.mock.calls).toEqual([
      [{ userId: 2, requestId: 10_001, amountRials: 9_600_000, gateway: 'COD', taskId: 50_001 }],
    ]);
    expect(onOrderEvent.mock.calls).toEqual([[{ event: 'order-done', taskId: 50_001, atMs: 1 }]]);
  });

  it('shows what was missed at every connection, once, and acknowledges it', async () => {
    world.pending.push({ alertId: 11, topic: 'expert/2', payload: WORK });
    await open();
    expect(onNewWork).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([11]);
    world.pending.push({ alertId: 12, topic: 'payment/2', payload: PAYMENT });
    world.brokers[0]?.lose();
    await jest.advanceTimersByTimeAsync(1000);
    expect(onPayment).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([11, 12]);
  });

  it('shows a repeat of the same message once, and acknowledges what came over the broker', async () => {
    await open();
    world.pending.push({ alertId: 21, topic: 'expert/2', payload: WORK });
    world.brokers[0]?.publish('expert/2', WORK);
    world.brokers[0]?.publish('expert/2', WORK);
    await settle();
    world.brokers[0]?.publish('expert/2', WORK);
    await settle();
    expect(onNewWork).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([21]);
  });

  it('leaves with the server what nobody on the page listens to, until somebody does', async () => {
    world.pending.push({ alertId: 31, topic: 'expert/2', payload: WORK });
    close = connectToAlerts({ onOrderEvent });
    await settle();
    expect(world.acknowledged).toEqual([]);
    const closeSecond = connectToAlerts({ onNewWork });
    await settle();
    expect(onNewWork).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([31]);
    expect(world.brokers).toHaveLength(1);
    closeSecond();
    expect(world.brokers[0]?.isClosed).toBe(false);
    close();
    expect(world.brokers[0]?.isClosed).toBe(true);
  });

  it('only logs a broker that is away, still brings alerts over HTTP, and comes back', async () => {
    const error = jest.spyOn(console, 'error');
    world.failing.add('broker');
    world.pending.push({ alertId: 41, topic: 'expert/2', payload: WORK });
    await open();
    expect(onNewWork).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    world.failing.delete('broker');
    await jest.advanceTimersByTimeAsync(1000);
    expect(world.brokers).toHaveLength(1);
    error.mockRestore();
  });

  it('brings alerts over HTTP while the server has no credentials to give, and connects once it has', async () => {
    world.failing.add('credentials');
    world.pending.push({ alertId: 51, topic: 'payment/2', payload: PAYMENT });
    await open();
    expect(onPayment).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([51]);
    expect(world.brokers).toEqual([]);
    world.failing.delete('credentials');
    await jest.advanceTimersByTimeAsync(1000);
    expect(world.brokers).toHaveLength(1);
  });

  it('a provider’s page asks every minute while it is connected, and shows what the broker never brought; a customer’s does not', async () => {
    await open();
    world.pending.push({ alertId: 61, topic: 'expert/2', payload: WORK });
    await jest.advanceTimersByTimeAsync(59_999);
    expect(onNewWork).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onNewWork).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([61]);
    close();
    jest.mocked(readUserAccount).mockReturnValue({ ...asProvider, roleId: null } as typeof asProvider);
    await open();
    const asked = world.callsOf('nonePreloader/user/getalert');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(world.callsOf('nonePreloader/user/getalert')).toBe(asked);
  });

  it('waits longer from failure to failure, at most a minute', async () => {
    world.failing.add('nonePreloader/suggestion/gettopicname');
    await open();
    const attempts = () => world.callsOf('nonePreloader/suggestion/gettopicname');
    await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect(attempts()).toBe(4);
    await jest.advanceTimersByTimeAsync(600_000);
    const before = attempts();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(attempts() - before).toBe(2);
  });

  it('fetches new credentials before the old ones end', async () => {
    await open();
    await jest.advanceTimersByTimeAsync(LIFETIME_MS - 60_000);
    expect(world.brokers).toHaveLength(2);
    expect(world.brokers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('stays connected where this computer’s clock is a month behind, longer than a timer can wait', async () => {
    world.clock.aheadMs = 40 * DAY_MS;
    await open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(world.brokers.map(({ isClosed }) => isClosed)).toEqual([false]);
  });

  it('connects at once when the page is seen again, and stops asking when the session is over', async () => {
    await open();
    world.brokers[0]?.lose();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(world.brokers).toHaveLength(2);
    jest.mocked(callFromBrowser).mockRejectedValue(new CallError('session-expired'));
    world.brokers[1]?.lose();
    await jest.advanceTimersByTimeAsync(1000);
    const before = jest.mocked(callFromBrowser).mock.calls.length;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(jest.mocked(callFromBrowser).mock.calls).toHaveLength(before);
  });

  it('asks nothing while nobody is logged in', async () => {
    jest.mocked(readUserAccount).mockReturnValue(null);
    await open();
    expect(callFromBrowser).not.toHaveBeenCalled();
  });
});
