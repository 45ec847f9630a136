import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { Aedes, type AuthenticateError, type Client } from 'aedes';

import type { BrokerPort } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import { findClaims, toAllowedTopics, type BrokerClaims } from './token';
import { createTokenLedger, type TokenLedger } from './token-ledger';

// At aedes' own 60 s one frozen client stalls everybody.
const DRAIN_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 10_000;
const SWEEP_EVERY_MS = 1000;
const AUTHENTICATION_FAILED: AuthenticateError = Object.assign(new Error('these credentials are not good'), {
  returnCode: 4,
});

interface EmbeddedBrokerOptions {
  /** Signs the credentials; at least 32 bytes. */
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly sweepEveryMs?: number;
  readonly onError?: (error: unknown) => void;
}

export interface EmbeddedBroker extends BrokerPort {
  /**
   * Takes a connection over: the stream of one WebSocket on `/mqtt`. `onAdmitted` hears that its credentials are good.
   */
  accept(stream: Duplex, request: IncomingMessage, onAdmitted?: () => void): void;
  /** The sessions with open connections. */
  listSessions(): readonly BrokerSession[];
}

export interface BrokerSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** One client that has shown good credentials, and all it may do. */
interface Connection {
  readonly client: Client;
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
  readonly topics: ReadonlySet<string>;
}

/** Whether a client may connect; one that may is noted among the connections. */
type Admit = (client: Client, username: string | undefined, password: string) => Promise<boolean>;

/** The broker in this process: clients read their own topics and publish nothing. */
export async function createEmbeddedBroker({
  key,
  clock,
  sweepEveryMs = SWEEP_EVERY_MS,
  onError,
}: EmbeddedBrokerOptions): Promise<EmbeddedBroker> {
  const connections = new Map<Client, Connection>();
  /** The listeners for a client that was let in. */
  const arrivals = new WeakMap<Client, () => void>();
  const tokens = createTokenLedger(key, clock);
  const readClaims = (password: string) => findClaims(key, password, clock);
  const admit = tellArrivals(createAdmission(connections, readClaims, tokens), arrivals);
  const broker = await createAedes(connections, admit);
  broker.addListener('error', (error: unknown) => onError?.(error));
  const sweep = () => closeExpired(connections, clock.now().getTime());
  const timer = setInterval(sweep, sweepEveryMs).unref();
  return {
    accept: (stream, request, onAdmitted) => accept(broker, arrivals, { stream, request, onAdmitted }),
    listSessions: () => [...connections.values()].map(({ userId, sessionId }) => ({ userId, sessionId })),
    publish: (topic, payload) => publish(broker, topic, payload),
    issueCredentials: async (request) => ({
      ...(await tokens.issue(request)),
      url: `${request.siteUrl.replace(/^http/, 'ws')}/mqtt`,
    }),
    revoke: async (userId, sessionId) => {
      tokens.revoke(userId, sessionId);
      closeSessions(connections, userId, sessionId);
    },
    sweep: async () => sweep(),
    isConnected: () => true,
    close: async () => {
      clearInterval(timer);
      await new Promise<void>((resolve) => broker.close(resolve));
    },
  };
}

interface Arrival {
  readonly stream: Duplex;
  readonly request: IncomingMessage;
  readonly onAdmitted: (() => void) | undefined;
}

function accept(broker: Aedes, arrivals: WeakMap<Client, () => void>, { stream, request, onAdmitted }: Arrival): void {
  const client = broker.handle(stream, request);
  if (onAdmitted) arrivals.set(client, onAdmitted);
}

/** Tells who waits for it that a client was let in. */
function tellArrivals(admit: Admit, arrivals: WeakMap<Client, () => void>): Admit {
  return async (client, ...login) => {
    const isAdmitted = await admit(client, ...login);
    if (isAdmitted) arrivals.get(client)?.();
    return isAdmitted;
  };
}

function createAdmission(
  connections: Map<Client, Connection>,
  readClaims: (password: string) => Promise<BrokerClaims | null>,
  tokens: TokenLedger,
): Admit {
  return async (client, username, password) => {
    const claims = await readClaims(password);
    if (!claims || claims.username !== username || claims.clientid !== client.id || !tokens.isGood(claims))
      return false;
    // Noted in the same turn as the check above, so that no revocation falls between the two.
    connections.set(client, {
      client,
      userId: claims.username,
      sessionId: claims.session,
      expiresAtMs: claims.exp * 1000,
      topics: toAllowedTopics(claims.acl),
    });
    return true;
  };
}

function closeSessions(connections: Map<Client, Connection>, userId: string, sessionId: string | undefined): void {
  for (const connection of connections.values()) {
    if (connection.userId === userId && (sessionId === undefined || connection.sessionId === sessionId))
      connection.client.close();
  }
}

function closeExpired(connections: Map<Client, Connection>, nowMs: number): void {
  for (const [client, { expiresAtMs }] of connections) {
    if (client.closed) connections.delete(client);
    else if (expiresAtMs <= nowMs) client.close();
  }
}

async function createAedes(connections: Map<Client, Connection>, admit: Admit): Promise<Aedes> {
  const broker = await Aedes.createBroker({
    drainTimeout: DRAIN_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    preConnect: (_client, packet, done) => {
      // A last will is a message, and clients send none. A session that outlives its connection would queue for ever.
      packet.clean = true;
      done(null, packet.will === undefined);
    },
    authenticate: (client, username, password, done) => {
      const refuse = () => done(AUTHENTICATION_FAILED, false);
      void admit(client, username, password?.toString() ?? '').then(
        (isAdmitted) => (isAdmitted ? done(null, true) : refuse()),
        refuse,
      );
    },
    authorizeSubscribe: (client, subscription, done) => {
      const isOwn = connections.get(client)?.topics.has(subscription.topic) ?? false;
      // Null is SUBACK 128: refused, and the connection goes on.
      done(null, isOwn ? subscription : null);
    },
    authorizePublish: (client, _packet, done) => done(client ? new Error('clients publish nothing') : null),
  });
  broker.on('clientDisconnect', (client) => connections.delete(client));
  return broker;
}

function publish(broker: Aedes, topic: string, payload: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Bytes already: as text they would be made anew for each subscriber.
    const packet = { cmd: 'publish', topic, payload: Buffer.from(payload), qos: 1, retain: false, dup: false } as const;
    broker.publish(packet, (error) => (error ? reject(error) : resolve()));
  });
}
