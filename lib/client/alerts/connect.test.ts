/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { readUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { DAY_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

import type { OpenAlert } from './alert-inbox';
import { connectToAlerts } from './connect';
import { createWorld, LIFETIME_MS, PAYMENT, WORK } from './testing';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ readUserAccount: jest.fn() }));
jest.mock('./broker-connection', () => ({ connectToBroker: jest.fn() }));

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('alerts in the browser', () => {
  let world: ReturnType<typeof createWorld>;
  let close = () => {};
  const onAlert = jest.fn<void, [OpenAlert]>();
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
    close = connectToAlerts({ onAlert, onOrderEvent, onConnectionChange });
    await settle();
  };
  const shown = () => onAlert.mock.calls.map(([{ matter }]) => matter);

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

  it('connects anew when the connection was lost while it still read the missed alerts, however long that took', async () => {
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

  it('only logs a broker that is away, still brings alerts over HTTP, and comes back', async () => {
    const error = jest.spyOn(console, 'error');
    world.failing.add('broker');
    world.pending.push({ alertId: 41, topic: 'expert/2', payload: WORK });
    await open();
    expect(shown()).toHaveLength(1);
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
    expect(shown()).toHaveLength(1);
    expect(world.received).toEqual([51]);
    expect(world.brokers).toEqual([]);
    world.failing.delete('credentials');
    await jest.advanceTimersByTimeAsync(1000);
    expect(world.brokers).toHaveLength(1);
  });

  it('asks every minute while a provider’s page is connected, and shows alerts that the broker lost; a customer’s page does not ask', async () => {
    await open();
    world.pending.push({ alertId: 61, topic: 'expert/2', payload: WORK });
    await jest.advanceTimersByTimeAsync(59_999);
    expect(shown()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toHaveLength(1);
    expect(world.received).toEqual([61]);
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

  it('stays connected where this computer’s clock is a month behind, which is longer than a timer can wait', async () => {
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
