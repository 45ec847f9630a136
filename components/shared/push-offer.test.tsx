/** @jest-environment jsdom */
import { act } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import alerts from '@/messages/en/alerts.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';

import { PushOffer } from './push-offer';
import { createRender, getAlertText, getButton, press, unmount } from '../forms/testing';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: object]>;
const render = createRender({ alerts, common, errors });
const subscription = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: jest.fn(),
};

/** A browser that can be told, as the person has left it. */
function createBrowser({ permission = 'default', answer = 'granted', isSubscribed = false, isReached = true } = {}) {
  let current = isSubscribed ? subscription : null;
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => {
      if (!isReached) return Promise.reject(new DOMException('no service', 'AbortError'));
      return Promise.resolve((current = subscription));
    },
  };
  const Notification = {
    permission,
    requestPermission: () => Promise.resolve((Notification.permission = answer)),
  };
  Object.assign(window, { PushManager: class {}, Notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
    configurable: true,
  });
}

const show = async () => {
  await render(<PushOffer isAlways />);
  await act(async () => undefined);
};
const says = () => document.querySelector('[role="status"]')?.textContent;

describe('the offer to be told while no page is open', () => {
  beforeEach(() => {
    call.mockReset();
    call.mockImplementation((name) => Promise.resolve(name.endsWith('getpushkey') ? { publicKey: 'key' } : {}));
  });
  afterEach(() => unmount());

  it('a press turns it on with the browser’s address, another one off', async () => {
    createBrowser();
    await show();
    expect(says()).toBe(alerts.push.off);
    await press(getButton(alerts.push.turnOn));
    expect(says()).toBe(alerts.push.on);
    expect(call).toHaveBeenLastCalledWith('user/addpushdevice', {
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
    });
    await press(getButton(alerts.push.turnOff));
    expect(says()).toBe(alerts.push.off);
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('says how to allow it where it was refused, and that the service did not answer', async () => {
    createBrowser({ answer: 'denied' });
    await show();
    await press(getButton(alerts.push.turnOn));
    expect(says()).toBe(alerts.push.denied);
    await unmount();
    createBrowser({ isReached: false });
    await show();
    await press(getButton(alerts.push.turnOn));
    expect(says()).toBe(alerts.push.unavailable);
    expect(getButton(alerts.push.turnOn)).toBeTruthy();
  });

  it('tells a server that fails, and stays off', async () => {
    createBrowser();
    await show();
    call.mockRejectedValue(new CallError('service-unavailable'));
    await press(getButton(alerts.push.turnOn));
    expect(getAlertText()).not.toBe('');
    expect(says()).toBe(alerts.push.off);
  });

  it('a browser that is on gives its address to the session of today; where no keys are configured nothing is offered', async () => {
    createBrowser({ permission: 'granted', isSubscribed: true });
    await show();
    expect(says()).toBe(alerts.push.on);
    expect(call.mock.calls.map(([name]) => name)).toContain('user/addpushdevice');
    await unmount();
    call.mockResolvedValue({ publicKey: null });
    await show();
    expect(document.body.textContent).not.toContain(alerts.push.title);
  });
});
