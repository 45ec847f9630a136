import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { PushDevice } from '../ports/push';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The salt, the record's size in four bytes, and in one byte how long the sender's key is. */
const KEY_AT = SALT_BYTES + 4 + 1;
const LAST_RECORD = 2;
const REFUSED = 403;
const GONE = 410;

/** For tests that act as a browser's push service themselves. */
export type { PushText } from '@/lib/domain/site/push-text';

export interface ArrivedPush {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  /** The text for the browser's service worker. */
  readonly text: string;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/**
 * A push service with its browsers, on this computer. It takes messages that are signed with the sender's key for it
 * (RFC 8292), and each browser reads those encrypted for it alone (RFC 8291). Anything else is refused, as the real
 * ones do.
 */
export async function startPushService(publicKey: string) {
  const arrived: ArrivedPush[] = [];
  const browsers = new Map<string, Browser>();
  let subscribed = 0;
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const endpoint = `${url}${request.url ?? ''}`;
    const browser = browsers.get(endpoint);
    if (!isSigned(request.headers.authorization ?? '', publicKey, url)) return void response.writeHead(REFUSED).end();
    if (!browser) return void response.writeHead(GONE).end();
    arrived.push({ endpoint, headers: request.headers, text: decrypt(body, browser) });
    response.writeHead(201).end();
  }
  return {
    url,
    arrived,
    /** A browser that wants to be told from now on. */
    subscribe: (): PushDevice => {
      const keys = createECDH(CURVE);
      keys.generateKeys();
      const auth = randomBytes(16);
      subscribed += 1;
      const endpoint = `${url}/${subscribed}`;
      browsers.set(endpoint, { keys, auth });
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
    unsubscribe: ({ endpoint }: PushDevice) => void browsers.delete(endpoint),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned(authorization: string, publicKey: string, audience: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string; exp: number };
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const sender = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = { key: sender, dsaEncoding: 'ieee-p1363' } as const;
  return (
    aud === audience &&
    exp * 1000 > Date.now() &&
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))
  );
}

/** One record of aes128gcm, as a browser reads it. Throws on one that was not encrypted for it. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(KEY_AT, KEY_AT + (body[KEY_AT - 1] ?? 0));
  const sealed = body.subarray(KEY_AT + sender.length);
  const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = record.lastIndexOf(LAST_RECORD);
  return record.subarray(0, end).toString('utf8');
}
