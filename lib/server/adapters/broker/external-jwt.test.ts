import { decodeJwt, decodeProtectedHeader } from 'jose';

import { BrokerUnavailable, type BrokerPort } from '../../ports/broker';
import { describeBroker, type RunningBroker } from '../../ports/broker.suite';
import { startEmqxStandIn } from '../../testing/emqx-stand-in';
import { waitUntil } from '../../testing/wait-until';
import { createFixedClock } from '../clock/test';
import { createJwtBroker } from './external-jwt';

const SECRET = 'a-secret-that-the-broker-and-the-site-share-0123';
const NOW = new Date('2026-11-21T08:00:00Z');

function openProcess(
  url: string,
  publicUrl: string,
  more: Partial<Parameters<typeof createJwtBroker>[0]> = {},
): BrokerPort {
  // The stand-in speaks 3.1.1.
  return createJwtBroker({
    url,
    publicUrl,
    user: null,
    secret: SECRET,
    clock: createFixedClock(NOW),
    protocolVersion: 4,
    ...more,
  });
}

async function start(): Promise<RunningBroker> {
  const clock = createFixedClock(NOW);
  const standIn = await startEmqxStandIn(SECRET, clock);
  const broker = openProcess(standIn.url, standIn.publicUrl, { clock });
  await waitUntil(broker.isConnected);
  return {
    broker,
    siteUrl: 'http://127.0.0.1',
    advanceClock: clock.advance,
    close: async () => {
      await broker.close();
      await standIn.close();
    },
  };
}

describeBroker('JWT as EMQX reads it (a stand-in)', start, { revokes: 'by-lifetime' });

describe('JWT for EMQX', () => {
  const broker = openProcess('mqtt://127.0.0.1:1', 'wss://broker.example/mqtt');
  afterAll(() => broker.close());

  it('names the reader, the place and the end, and allows reading their own topics only', async () => {
    const request = {
      userId: '7',
      sessionId: 'one',
      topics: ['user/7', 'expert/7'],
      lifetimeMs: 60_000,
      siteUrl: 'http://127.0.0.1',
    };
    const { url, clientId, username, password, expiresAtMs } = await broker.issueCredentials(request);
    expect({ url, username, expiresAtMs }).toEqual({
      url: 'wss://broker.example/mqtt',
      username: '7',
      expiresAtMs: NOW.getTime() + 60_000,
    });
    expect(decodeProtectedHeader(password)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decodeJwt(password)).toMatchObject({
      username: '7',
      clientid: clientId,
      exp: expiresAtMs / 1000,
      acl: [
        { permission: 'allow', action: 'subscribe', topic: 'eq user/7', qos: [1] },
        { permission: 'allow', action: 'subscribe', topic: 'eq expert/7', qos: [1] },
        { permission: 'deny', action: 'all', topic: '#' },
      ],
    });
  });

  it('fails a publication with a reason while the broker is away', async () => {
    expect(broker.isConnected()).toBe(false);
    await expect(broker.publish('user/7', 'x')).rejects.toThrow(BrokerUnavailable);
  });
});
