import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { BrokerPort } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import type { ServiceConnection, ServiceConnectionOptions } from './service-connection';

const SWEEP_EVERY_MS = MINUTE_MS;

/** The connection to a broker that gets an account for each connection of a browser. */
export interface AccountBrokerOptions extends Pick<
  ServiceConnectionOptions,
  'url' | 'acknowledgeWithinMs' | 'onLost' | 'onConnected'
> {
  /** A user of the broker who may make and remove accounts. */
  readonly user: { readonly username: string; readonly password: string };
  /** The browsers' address of the broker: wss://host/mqtt. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly sweepEveryMs?: number;
  /** Something was to be ended and could not be; it is tried again with the next sweep. */
  readonly onDelayed?: (error: unknown) => void;
}

/** Rights that are to end and may still hold. */
export interface Revocation {
  readonly userId: string;
  readonly sessionTag: string | undefined;
  /** The time by which these rights have ended by themselves. */
  readonly untilMs: number;
}

interface AccountBroker extends Pick<BrokerPort, 'issueCredentials' | 'revoke'> {
  readonly connection: ServiceConnection;
  /** Ends accounts that expired or were revoked while the broker was away. */
  sweep(): Promise<void>;
}

/** The port of a broker with accounts, which are swept every minute until it is closed. */
export function toSweptBroker(broker: AccountBroker, { sweepEveryMs, onDelayed }: AccountBrokerOptions): BrokerPort {
  const timer = setInterval(() => void broker.sweep().catch(onDelayed), sweepEveryMs ?? SWEEP_EVERY_MS);
  timer.unref();
  return {
    publish: (topic, payload) => broker.connection.publish(topic, payload),
    issueCredentials: (request) => broker.issueCredentials(request),
    revoke: (userId, sessionId) => broker.revoke(userId, sessionId),
    sweep: () => broker.sweep(),
    isConnected: () => broker.connection.isConnected(),
    close: () => {
      clearInterval(timer);
      return broker.connection.close();
    },
  };
}
