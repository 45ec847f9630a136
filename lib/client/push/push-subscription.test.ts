/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';

import { NO_PUSH, readPush, turnPushOff, turnPushOn } from './push-subscription';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: unknown]>;
const PUBLIC_KEY = 'BPublicKey-_';
const DEVICE = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url')).buffer;

const toText = (key: ArrayBuffer | null | undefined) => Buffer.from(key ?? new ArrayBuffer(0)).toString('base64url');

/** A browser that can be told, as far as this site asks it. */
class PushBrowser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  isServiceAway = false;
  subscription: PushSubscription | null = null;

  private readonly made = {
    endpoint: DEVICE.endpoint,
    toJSON: () => ({ endpoint: DEVICE.endpoint, keys: { p256dh: DEVICE.p256dh, auth: DEVICE.auth } }),
    unsubscribe: async () => {
      this.subscription = null;
      return true;
    },
  } as unknown as PushSubscription;

  readonly registration = {
    pushManager: {
      getSubscription: async () => this.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (this.isServiceAway) throw new DOMException('away', 'AbortError');
        const options = { applicationServerKey: toBytes(applicationServerKey), userVisibleOnly: true };
        return (this.subscription = { ...this.made, options });
      },
    },
  };

  open(): void {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => this.registration },
      configurable: true,
    });
    const ask = async () => (this.permission = this.answer);
    const readPermission = () => this.permission;
    class Told {
      static readonly requestPermission = ask;
      static get permission() {
        return readPermission();
      }
    }
    Object.assign(window, { PushManager: class {}, Notification: Told });
  }
}

let browser: PushBrowser;
beforeEach(() => {
  browser = new PushBrowser();
  browser.open();
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'nonePreloader/user/getpushkey' ? { publicKey: PUBLIC_KEY } : {}));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

const called = () => call.mock.calls.map(([name]) => name);

describe('notifications of a browser', () => {
  it('are not offered in a browser without push, and nobody is asked then', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    expect(await readPush()).toEqual(NO_PUSH);
    expect(await turnPushOn(PUBLIC_KEY)).toBe('none');
    expect(called()).toEqual([]);
  });

  it('are not offered where the site has no keys', async () => {
    call.mockResolvedValue({ publicKey: null });
    expect(await readPush()).toEqual(NO_PUSH);
  });

  it('are turned on with the person’s permission, and the site stores this browser’s address', async () => {
    expect((await readPush()).state).toBe('off');
    expect(await turnPushOn(PUBLIC_KEY)).toBe('on');
    expect(call).toHaveBeenLastCalledWith('user/addpushdevice', DEVICE);
  });

  it('are registered at every look, because the session may be another one since', async () => {
    await turnPushOn(PUBLIC_KEY);
    call.mockClear();
    expect((await readPush()).state).toBe('on');
    expect(called()).toEqual(['nonePreloader/user/getpushkey', 'user/addpushdevice']);
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('stay off at the answer “%s”, which is %s', async (answer, state) => {
    browser.answer = answer;
    expect(await turnPushOn(PUBLIC_KEY)).toBe(state);
    expect((await readPush()).state).toBe(state);
    expect(called()).not.toContain('user/addpushdevice');
  });

  it('show an error when the browser’s own service does not answer', async () => {
    browser.isServiceAway = true;
    expect(await turnPushOn(PUBLIC_KEY)).toBe('unavailable');
  });

  it('are asked for anew where the site has other keys by now', async () => {
    const keyOf = (publicKey: string) =>
      call.mockImplementation(async (name) => (name === 'nonePreloader/user/getpushkey' ? { publicKey } : {}));
    await turnPushOn('-_8A');
    keyOf('-_8A');
    call.mockClear();
    expect((await readPush()).state).toBe('on');
    keyOf('AAEC');
    expect(await readPush()).toEqual({ state: 'on', publicKey: 'AAEC' });
    expect(toText(browser.subscription?.options.applicationServerKey)).toBe('AAEC');
    expect(call).toHaveBeenLastCalledWith('user/addpushdevice', DEVICE);
  });

  it('end here and on the site; they stay on where the site refuses that', async () => {
    await turnPushOn(PUBLIC_KEY);
    call.mockRejectedValueOnce(new CallError('network-failed'));
    await expect(turnPushOff()).rejects.toMatchObject({ key: 'network-failed' });
    expect(browser.subscription).not.toBeNull();
    expect(await turnPushOff()).toBe('off');
    expect(call).toHaveBeenLastCalledWith('user/removepushdevice', { endpoint: DEVICE.endpoint });
    expect(browser.subscription).toBeNull();
    expect(await turnPushOff()).toBe('off');
  });
});
