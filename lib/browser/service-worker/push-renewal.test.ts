import { getAddress } from '@/lib/contract/addresses';

import { ADD_DEVICE_PATH, renewPush } from './push-renewal';
import { scope } from './scope';

const KEY = new ArrayBuffer(65);
const aSubscription = (endpoint: string, applicationServerKey: ArrayBuffer | null = KEY) =>
  ({
    options: { applicationServerKey, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: 'secret' } }),
  }) as unknown as PushSubscription;
const subscribe = jest.fn();
const sent = jest.spyOn(globalThis, 'fetch');
const listSent = () =>
  sent.mock.calls.map(([path, init]) => [path, init?.method, JSON.parse(String(init?.body)).endpoint]);

beforeEach(() => {
  subscribe.mockReset().mockResolvedValue(aSubscription('https://push.example/again'));
  sent.mockReset().mockResolvedValue(new Response('{}'));
  Object.assign(scope, { registration: { pushManager: { subscribe } } });
});
afterAll(() => sent.mockRestore());
const changes = (change: { oldSubscription?: PushSubscription; newSubscription?: PushSubscription }) =>
  renewPush({ waitUntil: () => undefined, ...change });

it('tells the site of a browser’s new address', async () => {
  await changes({ oldSubscription: aSubscription('old'), newSubscription: aSubscription('https://push.example/new') });
  expect(subscribe).not.toHaveBeenCalled();
  expect(listSent()).toEqual([[ADD_DEVICE_PATH, 'POST', 'https://push.example/new']]);
});

it('asks for another address with the same key after the address was lost', async () => {
  await changes({ oldSubscription: aSubscription('old') });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(listSent()).toEqual([[ADD_DEVICE_PATH, 'POST', 'https://push.example/again']]);
});

it('waits without its key until the site offers it anew', async () => {
  await changes({});
  await changes({ oldSubscription: aSubscription('old', null) });
  expect([subscribe, sent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('calls an address of the table of calls', () => {
  const { method, path } = getAddress('user/addpushdevice');
  expect([method, `/api/main/${path}`]).toEqual(['POST', ADD_DEVICE_PATH]);
});
