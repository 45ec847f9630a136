import { randomUUID } from 'node:crypto';

import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { BrokerPort } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import { PUBLISHED_TOPICS } from './names';
import { ServiceConnection, type ServiceConnectionOptions, type ServiceLogin } from './service-connection';
import { createTokenLedger } from './token-ledger';
import { signToken, toPublishingRules } from './token';

/**
 * The longest time for which a reader who has logged out may still hear their own topics. Readers ask for new
 * credentials after five minutes (lib/client/alerts).
 */
const LONGEST_LIFETIME_MS = 6 * MINUTE_MS;
const OWN_LIFETIME_MS = DAY_MS;
const OWN_USERNAME = 'pelakfan';

interface JwtBrokerOptions extends Pick<
  ServiceConnectionOptions,
  'url' | 'protocolVersion' | 'onLost' | 'onConnected'
> {
  /** This process's own user; without one it signs a token for itself. */
  readonly user: { readonly username: string; readonly password: string } | null;
  /** The browsers' address of the broker: wss://host/mqtt. */
  readonly publicUrl: string;
  /** Signs the credentials (HS256); the broker has the same text. */
  readonly secret: string;
  readonly clock: Clock;
}

/**
 * A broker elsewhere that checks JWTs as EMQX 5.7 does. Tokens cannot be taken back: they live for minutes, and the
 * broker disconnects when they end (`disconnect_after_expire`).
 */
export function createJwtBroker({
  user,
  publicUrl,
  secret,
  clock,
  ...connectionOptions
}: JwtBrokerOptions): BrokerPort {
  const key = new TextEncoder().encode(secret);
  const tokens = createTokenLedger(key, clock);
  const logIn = async (): Promise<ServiceLogin> => {
    const clientId = `${OWN_USERNAME}_${randomUUID()}`;
    return { clientId, ...(user ?? (await signOwnLogin(key, clientId, clock))) };
  };
  const connection = new ServiceConnection({ ...connectionOptions, logIn });
  return {
    publish: (topic, payload) => connection.publish(topic, payload),
    issueCredentials: async (request) => {
      const lifetimeMs = Math.min(request.lifetimeMs, LONGEST_LIFETIME_MS);
      return { ...(await tokens.issue({ ...request, lifetimeMs })), url: publicUrl };
    },
    revoke: async () => undefined,
    sweep: async () => undefined,
    isConnected: () => connection.isConnected(),
    close: () => connection.close(),
  };
}

async function signOwnLogin(
  key: Uint8Array,
  clientId: string,
  clock: Clock,
): Promise<{ username: string; password: string }> {
  const token = { username: OWN_USERNAME, clientid: clientId, acl: toPublishingRules(PUBLISHED_TOPICS) };
  return { username: OWN_USERNAME, password: await signToken(key, token, clock.now().getTime() + OWN_LIFETIME_MS) };
}
