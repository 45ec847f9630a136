/** @jest-environment jsdom */
import { readUserAccount } from '@/lib/client/user-account';

import type { OpenAlert } from './alert-inbox';
import { connectToAlerts } from './connect';
import { createWorld, PAYMENT, WORK } from './testing';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ readUserAccount: jest.fn() }));
jest.mock('./broker-connection', () => ({ connectToBroker: jest.fn() }));

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a provider’s alerts in the browser', () => {
  let world: ReturnType<typeof createWorld>;
  let close = () => {};
  const onAlert = jest.fn<void, [OpenAlert]>();
  const onAlertOver = jest.fn();
  const onOfferClosed = jest.fn();
  const onOrderEvent = jest.fn();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
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
    close = connectToAlerts({ onAlert, onAlertOver, onOfferClosed, onOrderEvent });
    await settle();
  };
  const shown = () => onAlert.mock.calls.map(([{ matter }]) => matter);
  const answers = async (index = 0) => {
    onAlert.mock.calls[index]?.[0].answer();
    await settle();
  };
  /** The page is gone, and another one begins. */
  const reload = async () => {
    close();
    await open();
  };

  it('shows this provider’s alerts only', async () => {
    await open();
    const [broker] = world.brokers;
    for (const payload of [WORK, '5_301_1001_50002', '3_302_1001_50003', '3_301_1002_50004', `${WORK}_3`])
      broker?.publish('expert/2', payload);
    for (const payload of [PAYMENT, '3_10001_9600000_COD_50001']) broker?.publish('payment/2', payload);
    broker?.publish('user/2', JSON.stringify({ event: 'order-done', taskId: 50_001, atMs: 1 }));
    await settle();
    expect(shown()).toEqual([
      {
        kind: 'work',
        message: { categoryId: 3, typeId: 301, locationId: 1001, taskId: 50_001, selectedUserId: null },
      },
      {
        kind: 'payment',
        message: { userId: 2, requestId: 10_001, amountRials: 9_600_000, gateway: 'COD', taskId: 50_001 },
      },
    ]);
    expect(onOrderEvent.mock.calls).toEqual([[{ event: 'order-done', taskId: 50_001, atMs: 1 }]]);
  });

  it('shows a missed alert at every connection, once, reports its arrival, and acknowledges it with its answer', async () => {
    world.pending.push({ alertId: 11, topic: 'expert/2', payload: WORK });
    await open();
    expect(shown()).toHaveLength(1);
    expect([world.received, world.acknowledged]).toEqual([[11], []]);
    world.pending.push({ alertId: 12, topic: 'payment/2', payload: PAYMENT });
    world.brokers[0]?.lose();
    await jest.advanceTimersByTimeAsync(1000);
    expect(shown().map(({ kind }) => kind)).toEqual(['work', 'payment']);
    expect([world.received, world.acknowledged]).toEqual([[11, 12], []]);
    await answers(1);
    expect(world.acknowledged).toEqual([12]);
  });

  it('shows a repeat of the same message once', async () => {
    await open();
    world.pending.push({ alertId: 21, topic: 'expert/2', payload: WORK });
    world.brokers[0]?.publish('expert/2', WORK);
    world.brokers[0]?.publish('expert/2', WORK);
    await settle();
    world.brokers[0]?.publish('expert/2', WORK);
    await settle();
    expect(shown()).toHaveLength(1);
    expect([world.received, world.acknowledged]).toEqual([[21], []]);
  });

  it('shows unanswered alerts again after a reload, and answered ones no more', async () => {
    world.pending.push(
      { alertId: 22, topic: 'expert/2', payload: WORK },
      { alertId: 23, topic: 'payment/2', payload: PAYMENT },
    );
    await open();
    await answers(1);
    await reload();
    expect(shown().map(({ kind }) => kind)).toEqual(['work', 'payment', 'work']);
    await answers(2);
    await reload();
    expect(shown()).toHaveLength(3);
  });

  it('counts an answer later, when it came before the server’s list, or while the server was away', async () => {
    await open();
    world.failing.add('nonePreloader/user/getalert').add('nonePreloader/user/ackalert');
    world.brokers[0]?.publish('expert/2', WORK);
    world.pending.push({ alertId: 24, topic: 'expert/2', payload: WORK });
    await answers();
    expect(world.acknowledged).toEqual([]);
    world.failing.clear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(world.acknowledged).toEqual([24]);
    expect(shown()).toHaveLength(1);
  });

  it('rings again for a reminder with equal words after an answer; while the alert still rings, it stays one', async () => {
    await open();
    const says = async (alertId: number) => {
      world.pending.push({ alertId, topic: 'expert/2', payload: WORK });
      world.brokers[0]?.publish('expert/2', WORK);
      await settle();
    };
    await says(25);
    await says(26);
    expect(shown()).toHaveLength(1);
    await answers();
    expect(world.acknowledged).toEqual([25, 26]);
    await says(27);
    expect(shown()).toHaveLength(2);
    await answers(1);
    await jest.advanceTimersByTimeAsync(3 * 3_600_000);
    await says(28);
    expect(shown()).toHaveLength(3);
  });

  it('tells a new listener what already waits', async () => {
    world.pending.push({ alertId: 29, topic: 'expert/2', payload: WORK });
    await open();
    const onAlertThere = jest.fn();
    const closeSecond = connectToAlerts({ onAlert: onAlertThere });
    await settle();
    expect(onAlertThere).toHaveBeenCalledTimes(1);
    expect(shown()).toHaveLength(1);
    closeSecond();
  });

  it.each(['broker', 'list'] as const)(
    'takes an alert away, with the reason, when the %s brings the end of its offer',
    async (way) => {
      world.pending.push({ alertId: 31, topic: 'expert/2', payload: WORK });
      await open();
      world.pending.splice(0, 1, { alertId: 32, topic: 'expert/2', payload: 'closed_50001_cancelled' });
      if (way === 'broker') world.brokers[0]?.publish('expert/2', 'closed_50001_cancelled');
      else await jest.advanceTimersByTimeAsync(60_000);
      await settle();
      expect(onAlertOver.mock.calls).toEqual([[`expert/2\n${WORK}`, 'cancelled']]);
      expect(onOfferClosed).toHaveBeenCalledTimes(1);
      expect(world.acknowledged).toEqual([32]);
    },
  );

  it('takes an alert away silently when the server no longer lists it: it was answered elsewhere', async () => {
    world.pending.push({ alertId: 33, topic: 'payment/2', payload: PAYMENT });
    await open();
    world.pending.length = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onAlertOver.mock.calls).toEqual([[`payment/2\n${PAYMENT}`, null]]);
  });

  it('shows a job that was cancelled after its acceptance as a provider’s alert, and as an event for its pages', async () => {
    const payload = JSON.stringify({ event: 'work-cancelled', taskId: 50_001, atMs: 1 });
    world.pending.push({ alertId: 34, topic: 'user/2', payload });
    await open();
    expect(shown()).toEqual([{ kind: 'cancelled', message: { event: 'work-cancelled', taskId: 50_001, atMs: 1 } }]);
    expect(onOrderEvent).toHaveBeenCalledTimes(1);
    expect(world.acknowledged).toEqual([]);
  });

  it.each([
    ['expert/2', '3_301_x_50001', 'work'],
    ['payment/2', '2_10001', 'payment'],
  ] as const)(
    'logs and shows a message on %s that cannot be read, and does not acknowledge it unseen',
    async (topic, payload, kind) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      world.pending.push({ alertId: 35, topic, payload });
      await open();
      expect(warn).toHaveBeenCalledWith(expect.any(String), payload);
      expect(shown()).toEqual([{ kind, message: null }]);
      expect(world.acknowledged).toEqual([]);
      await answers();
      expect(world.acknowledged).toEqual([35]);
      warn.mockRestore();
    },
  );

  it('leaves alerts without a listener, or for another reader, with the server until that changes', async () => {
    world.pending.push(
      { alertId: 36, topic: 'expert/2', payload: WORK },
      { alertId: 37, topic: 'expert/2', payload: '5_301_1001_50002' },
    );
    close = connectToAlerts({ onOrderEvent });
    await settle();
    expect(world.received).toEqual([]);
    const closeSecond = connectToAlerts({ onAlert });
    await settle();
    expect(shown()).toHaveLength(1);
    expect([world.received, world.acknowledged]).toEqual([[36], []]);
    expect(world.brokers).toHaveLength(1);
    closeSecond();
    expect(world.brokers[0]?.isClosed).toBe(false);
    close();
    expect(world.brokers[0]?.isClosed).toBe(true);
  });
});
