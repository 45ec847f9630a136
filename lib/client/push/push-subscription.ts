import { callFromBrowser } from '@/lib/client/browser';
import { attempt, attemptLater, fromNavigator, fromWindow } from '@/lib/client/browser-features';

/**
 * - `none`: this browser cannot be told, or no keys are configured: nothing is offered
 * - `off`, `on`: it can be told; it is
 * - `denied`: the person has refused notifications of this site
 * - `unavailable`: the browser's own service did not answer
 */
export type PushState = 'none' | 'off' | 'on' | 'denied' | 'unavailable';

export const NO_PUSH = { state: 'none', publicKey: null } as const;

/** The state of notifications in this browser. Asks nobody for permission. */
export async function readPush(): Promise<{ state: PushState; publicKey: string | null }> {
  const registration = await findRegistration();
  if (!registration) return NO_PUSH;
  const { publicKey } = await callFromBrowser('nonePreloader/user/getpushkey', {});
  if (publicKey === null) return NO_PUSH;
  if (isDenied()) return { state: 'denied', publicKey };
  const subscription = await registration.pushManager.getSubscription();
  if (subscription && !isFor(subscription, publicKey)) {
    // The site has other keys by now: what it sends would be refused for ever.
    await subscription.unsubscribe();
    return { state: await turnPushOn(publicKey), publicKey };
  }
  // Said again at every look: the session may be another one since, and so may the person.
  if (subscription) await register(subscription);
  return { state: subscription ? 'on' : 'off', publicKey };
}

/**
 * Asks for the permission, then for the push service's address. Call it from a click. Rejects with CallError where the
 * server does not take it.
 */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  const registration = await findRegistration();
  if (!registration) return 'none';
  const permission = await attemptLater(() => fromWindow('Notification')?.requestPermission());
  if (permission !== 'granted') return isDenied() ? 'denied' : 'off';
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => null);
  if (!subscription) return 'unavailable';
  await register(subscription);
  return 'on';
}

/** This browser is told no more. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await callFromBrowser('user/removepushdevice', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'off';
}

/** Whether a subscription was made with this key. A browser that does not say is believed. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await callFromBrowser('user/addpushdevice', {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  });
}

function isDenied(): boolean {
  return attempt(() => fromWindow('Notification')?.permission) === 'denied';
}

/** Undefined where a browser has no push, or the site no service worker. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!fromWindow('PushManager') || !fromWindow('Notification')) return undefined;
  return attemptLater(() => fromNavigator('serviceWorker')?.getRegistration());
}
