import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { jwtVerify } from 'jose';
import { z } from 'zod';

import { createBrokerSocket } from '../http/edge/broker-socket';
import type { Clock } from '../ports/clock';

const LOOK_FOR_EXPIRED_EVERY_MS = 20;
const REFUSED: AuthenticateError = Object.assign(new Error('not authorized'), { returnCode: 5 });

const claims = z.object({
  username: z.string(),
  clientid: z.string(),
  exp: z.number(),
  acl: z.array(
    z.object({
      permission: z.enum(['allow', 'deny']),
      action: z.enum(['publish', 'subscribe', 'all']),
      topic: z.string(),
      qos: z.array(z.number()).default([0, 1, 2]),
    }),
  ),
});
type Claims = z.infer<typeof claims>;

interface StandIn {
  /** Plain MQTT 3.1.1 for the site. */
  readonly url: string;
  /** WebSocket for browsers. */
  readonly publicUrl: string;
  close(): Promise<void>;
}

/**
 * Reads tokens as EMQX documents it (JWT authentication and "ACL in JWT", 5.7), configured as lib/operations/emqx has
 * it:
 *
 * - hmac-based, from the password, the username and the client id verified
 * - disconnect_after_expire
 * - rules in their order, no_match deny
 *
 * A client that publishes what it may not is cut off here, and ignored there. EMQX itself runs in no test.
 * `wantedPort`: where the site looks for one that was away.
 */
export async function startEmqxStandIn(secret: string, clock: Clock, wantedPort = 0): Promise<StandIn> {
  const admitted = new Map<Client, Claims>();
  const broker = await createVerifyingBroker(new TextEncoder().encode(secret), clock, admitted);
  const timer = setInterval(() => {
    for (const [client, { exp }] of admitted) if (exp * 1000 <= clock.now().getTime()) client.close();
  }, LOOK_FOR_EXPIRED_EVERY_MS);
  const plain = createServer((socket) => void broker.handle(socket));
  const socket = createBrokerSocket((stream, request, onAdmitted) => {
    broker.handle(stream, request);
    onAdmitted?.();
  });
  const web = createHttpServer().on('upgrade', socket.upgrade);
  const [port, webPort] = [await listen(plain, wantedPort), await listen(web, 0)];
  return {
    url: `mqtt://127.0.0.1:${port}`,
    publicUrl: `ws://127.0.0.1:${webPort}/mqtt`,
    close: async () => {
      clearInterval(timer);
      await new Promise<void>((resolve) => broker.close(resolve));
      await socket.close(0);
      plain.close();
      web.close();
    },
  };
}

async function createVerifyingBroker(key: Uint8Array, clock: Clock, admitted: Map<Client, Claims>): Promise<Aedes> {
  const verify = async (client: Client, username: string | undefined, token: string) => {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256', 'HS384', 'HS512'],
      currentDate: clock.now(),
    });
    const parsed = claims.parse(payload);
    if (parsed.username !== username || parsed.clientid !== client.id) throw new Error('verify_claims');
    admitted.set(client, parsed);
  };
  const isAllowed = (client: Client | null, action: 'publish' | 'subscribe', topic: string, qos: number) => {
    const rules = client ? (admitted.get(client)?.acl ?? []) : [];
    const first = rules.find(
      (rule) => [action, 'all'].includes(rule.action) && rule.qos.includes(qos) && isTopicOf(rule.topic, topic),
    );
    return first?.permission === 'allow';
  };
  const broker = await Aedes.createBroker({
    drainTimeout: 2000,
    authenticate: (client, username, password, done) => {
      verify(client, username, password?.toString() ?? '').then(
        () => done(null, true),
        () => done(REFUSED, false),
      );
    },
    authorizeSubscribe: (client, subscription, done) =>
      done(null, isAllowed(client, 'subscribe', subscription.topic, subscription.qos) ? subscription : null),
    authorizePublish: (client, { topic, qos }, done) =>
      done(isAllowed(client, 'publish', topic, qos) ? null : new Error('deny_action disconnect')),
  });
  broker.on('clientDisconnect', (client) => admitted.delete(client));
  return broker;
}

/**
 * `eq` is literal; else wildcards match, but nothing that begins with `$`; a shared subscription counts as its own
 * topic.
 */
function isTopicOf(rule: string, topic: string): boolean {
  const [, shared = topic] = /^\$share\/[^/]+\/(.*)$/.exec(topic) ?? [];
  if (rule.startsWith('eq ')) return rule.slice(3) === shared;
  if (/^[#+]/.test(rule) && shared.startsWith('$')) return false;
  const levels = shared.split('/');
  const filter = rule.split('/');
  const depth = filter.indexOf('#');
  if (depth === -1 && filter.length !== levels.length) return false;
  return filter
    .slice(0, depth === -1 ? undefined : depth)
    .every((part, index) => part === '+' || part === levels[index]);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
