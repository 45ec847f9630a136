import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { listLiveSessions } from './store';

const CHECK_EVERY_MS = MINUTE_MS;
const SESSIONS_A_QUERY = 1000;

/** The broker of this process alone, with its connected people. */
interface OwnBroker {
  listSessions(): readonly { readonly userId: string; readonly sessionId: string }[];
  revoke(userId: string, sessionId: string): Promise<void>;
}

export interface BrokerSessionWatch {
  /** Something may have been missed: look now, not at the next turn. */
  check(): Promise<void>;
  stop(): void;
}

/** Ends, every minute, the connections whose session another process ended without this one hearing of it. */
export function watchBrokerSessions(context: ServiceContext, broker: OwnBroker): BrokerSessionWatch {
  const check = () =>
    cutEndedSessions(context, broker).catch((err: unknown) =>
      context.log.warn({ err }, 'who is connected to the broker could not be looked up; it is tried again'),
    );
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

async function cutEndedSessions({ ports, log }: ServiceContext, broker: OwnBroker): Promise<void> {
  const connected = broker.listSessions();
  for (let start = 0; start < connected.length; start += SESSIONS_A_QUERY) {
    const some = connected.slice(start, start + SESSIONS_A_QUERY);
    const live = new Set(
      await listLiveSessions(
        ports.database.connection,
        some.map(({ sessionId }) => sessionId),
        ports.clock.now(),
      ),
    );
    const over = some.filter(({ sessionId }) => !live.has(sessionId));
    await Promise.all(
      over.map(({ userId, sessionId }) =>
        broker
          .revoke(userId, sessionId)
          .catch((err: unknown) =>
            log.warn({ err, userId }, 'a connection whose session is over could not be ended; it is tried again'),
          ),
      ),
    );
  }
}
