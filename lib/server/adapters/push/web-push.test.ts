import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { decodeJwt } from 'jose';
import webPush from 'web-push';

import { PushNotSent, type PushMessage } from '../../ports/push';
import { describePush } from '../../ports/push.suite';
import { startPushService } from '../../testing/push-service';
import { createWebPush } from './web-push';

const SUBJECT = 'mailto:desk@pelakfan.example';

/** A push service that reads nothing: answers with the status that its address names, and with none where that is 0. */
async function startAnsweringService() {
  const taken: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const status = Number(request.url?.slice(1));
      if (status === 0) return;
      taken.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, taken, close };
}

function aBrowser(): Pick<PushMessage, 'p256dh' | 'auth'> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

describePush('web push', async () => {
  const keys = webPush.generateVAPIDKeys();
  const browsers = await startPushService(keys.publicKey);
  const accepts = (endpoint: string) => endpoint.startsWith('http://127.0.0.1:');
  const goneDevice = browsers.subscribe();
  browsers.unsubscribe(goneDevice);
  return {
    push: createWebPush({ ...keys, subject: SUBJECT, accepts }),
    device: browsers.subscribe(),
    goneDevice,
    unreachableDevice: { ...aBrowser(), endpoint: 'http://127.0.0.1:1/1' },
    listTold: ({ endpoint }) =>
      browsers.arrived.filter((arrived) => arrived.endpoint === endpoint).map(({ text }) => text),
    close: browsers.close,
  };
});

describe('web push', () => {
  const keys = webPush.generateVAPIDKeys();
  const push = createWebPush({ ...keys, subject: SUBJECT, timeoutMs: 300, accepts: () => true });
  let service: Awaited<ReturnType<typeof startAnsweringService>>;
  beforeAll(async () => {
    service = await startAnsweringService();
  });
  afterAll(() => service.close());
  const send = (status: number, base = service.url) =>
    push.send({ ...aBrowser(), endpoint: `${base}/${status}`, text: '{"title":"کار تازه"}' });

  it('sends one encrypted message, signed for the service with the sender’s contact, and valid for an hour', async () => {
    expect(await send(201)).toBe('sent');
    const [message] = service.taken;
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    expect(message?.body.includes('کار تازه')).toBe(false);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? '') ?? [];
    expect(decodeJwt(token)).toMatchObject({ aud: service.url, sub: SUBJECT });
    expect(key).toBe(keys.publicKey);
  });

  it.each([404, 410])('HTTP %d means a browser that is gone', async (status) => {
    expect(await send(status)).toBe('gone');
  });

  it.each([
    [429, false],
    [503, false],
    [400, true],
    [413, true],
  ])('HTTP %d is a refusal; final: %s', async (status, isFinal) => {
    const refusal = await send(status).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PushNotSent);
    expect(refusal).toMatchObject({ isFinal });
    expect(String(refusal)).not.toContain(service.url);
  });

  it('reports an unknown result without an answer, and a failure when nobody listened', async () => {
    expect(await send(0)).toBe('unknown');
    await expect(send(201, 'http://127.0.0.1:1')).rejects.toThrow(PushNotSent);
  });

  it('sends only to browsers’ push services', async () => {
    const real = createWebPush({ ...keys, subject: SUBJECT });
    const good = ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'];
    const bad = [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com/x',
      'https://fcm.googleapis.com@evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://127.0.0.1/x',
      'nonsense',
    ];
    expect([...good, ...bad].filter((endpoint) => real.accepts(endpoint))).toEqual(good);
    await expect(real.send({ ...aBrowser(), endpoint: 'https://127.0.0.1/x', text: '' })).rejects.toThrow(PushNotSent);
  });
});
