/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { readUserAccount, storeUserAccount, useUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { SECOND_MS } from '@/lib/domain/constants/time-units';
import { SESSION_MARK } from '@/lib/domain/site/session-mark';
import { VIEW_MARK } from '@/lib/domain/site/view-mark';

import { SessionWatcher } from './session-watcher';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const asked = () => call.mock.calls.map(([name]) => name);

function Name() {
  return <p>{useUserAccount()?.firstName ?? 'nobody'}</p>;
}

async function open({ hasSession }: { readonly hasSession: boolean }): Promise<void> {
  document.cookie = `${SESSION_MARK}=${hasSession ? '1' : '; Max-Age=0'}; Path=/`;
  await createRender({})(
    <>
      <SessionWatcher />
      <Name />
    </>,
  );
  // The part that asks is fetched first.
  await act(async () => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  call.mockReset();
  call.mockResolvedValue({ account });
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

describe('a browser with a session', () => {
  it('in which an operator looks with somebody’s eyes says so over the page', async () => {
    document.cookie = `${VIEW_MARK}=1; Path=/`;
    const view = { userid: 1, fullname: 'Sara', endsAtMs: SECOND_MS * 60, isLive: true };
    call.mockImplementation((name) =>
      Promise.resolve(name === 'operator/getview' ? { view, serverNowMs: 0 } : { account }),
    );
    await open({ hasSession: true });
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(asked()).toContain('operator/getview');
    document.cookie = `${VIEW_MARK}=; Max-Age=0; Path=/`;
  });

  it('whose storage was emptied asks the server who is logged in, and every island knows', async () => {
    await open({ hasSession: true });
    expect(document.body.textContent).toContain('Sara');
    expect(asked()).toEqual(['user/getuseraccount']);
    expect(readUserAccount()).toMatchObject({ userId: account.userId, deliveryAddressCount: 3 });
  });

  it('asks again while there is no network', async () => {
    call.mockRejectedValueOnce(new CallError('network-failed'));
    await open({ hasSession: true });
    expect(document.body.textContent).toContain('nobody');
    await act(async () => jest.advanceTimersByTimeAsync(SECOND_MS));
    expect(document.body.textContent).toContain('Sara');
  });

  it('a lapsed session is reported once', async () => {
    call.mockRejectedValue(new CallError('session-unknown'));
    await open({ hasSession: true });
    await act(async () => jest.advanceTimersByTimeAsync(10 * SECOND_MS));
    expect(asked()).toHaveLength(1);
    expect(document.body.textContent).toContain('nobody');
  });

  it('a known account is not asked for again', async () => {
    storeUserAccount(account);
    await open({ hasSession: true });
    expect(asked()).toEqual([]);
  });
});

it('a visitor’s browser asks nothing', async () => {
  await open({ hasSession: false });
  expect(asked()).toEqual([]);
});
