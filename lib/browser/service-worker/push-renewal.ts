import { scope, type PushChange } from './scope';

/** The path of `user/addpushdevice`; the table of all calls would be larger than this whole worker. */
export const ADD_DEVICE_PATH = '/api/main/user/addpushdevice';

/**
 * The browser has given up its address at the push service, as it may at any time. The worker asks for another one and
 * tells the site. Else nobody would hear of work until they look at the site again.
 */
export async function renewPush({ oldSubscription, newSubscription }: PushChange): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAgain(oldSubscription?.options.applicationServerKey));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(ADD_DEVICE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
  });
}

/** Null where the browser does not name its former subscription: the site then offers it anew. */
async function subscribeAgain(applicationServerKey: ArrayBuffer | null | undefined): Promise<PushSubscription | null> {
  if (!applicationServerKey) return null;
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
