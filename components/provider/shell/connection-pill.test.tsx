/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { connectToAlerts } from '@/lib/client/alerts/connect';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CONNECTION_GRACE_MS } from '@/lib/domain/constants/pages';

import { ConnectionPill } from './connection-pill';

jest.mock('@/lib/client/alerts/connect', () => ({ connectToAlerts: jest.fn() }));

const words = { ready: 'Ready', readyText: 'It rings.', away: 'Not connected', awayText: 'It may be late.' };
const connect = jest.mocked(connectToAlerts);
const shown = () => document.querySelector('[role=status]')?.textContent;
const tell = (isConnected: boolean) =>
  act(async () => connect.mock.calls.at(-1)?.[0].onConnectionChange?.(isConnected));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

async function open(roleId: number | null): Promise<void> {
  storeUserAccount({ ...account, roleId });
  await createRender({})(<ConnectionPill words={words} />);
  await pass(0);
}
function hasNetwork(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  jest.useFakeTimers();
  connect.mockReset();
  connect.mockReturnValue(() => undefined);
});
afterEach(async () => {
  await unmount();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('says that new work reaches this page once there is a connection, and nothing before', async () => {
  await open(16);
  expect(shown()).toBe('');
  await tell(true);
  expect(shown()).toBe('ReadyIt rings.');
});

it('shows no outage of a second, and one that lasts until it is over', async () => {
  await open(16);
  await tell(true);
  await tell(false);
  await pass(1000);
  expect(shown()).toContain('Ready');
  await tell(true);
  await pass(CONNECTION_GRACE_MS);
  expect(shown()).toContain('Ready');
  await tell(false);
  await pass(CONNECTION_GRACE_MS);
  expect(shown()).toBe('Not connectedIt may be late.');
  await tell(true);
  expect(shown()).toContain('Ready');
});

it('says so where no connection comes at all, and where the network is away before the connection notices', async () => {
  await open(16);
  await pass(CONNECTION_GRACE_MS);
  expect(shown()).toContain('Not connected');
  await tell(true);
  await hasNetwork(false);
  await pass(CONNECTION_GRACE_MS);
  expect(shown()).toContain('Not connected');
  await hasNetwork(true);
  expect(shown()).toContain('Ready');
});

it('is not there for somebody who is no provider', async () => {
  await open(null);
  await pass(CONNECTION_GRACE_MS);
  expect(shown()).toBe('');
  expect(connect).not.toHaveBeenCalled();
});
