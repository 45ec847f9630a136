import pg from 'pg';

import { keepConnected } from './keep-connected';

/** A peer that went without a word is noticed after these two at the latest. */
const HEARTBEAT_EVERY_MS = 10_000;
const ANSWER_MS = 5000;

export interface PostgresqlLine {
  /** Tells every listener of the channel, this one included. Rejects while the line is cut. */
  notify(payload: string): Promise<void>;
  close(): Promise<void>;
}

interface LineOptions {
  readonly url: string;
  /** A plain lower-case name. */
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** The line was cut and is whole again. */
  readonly onReopened: () => void;
  readonly onLost: (error: unknown) => void;
  readonly heartbeatEveryMs?: number;
}

/**
 * A connection of its own that listens to one channel (LISTEN and NOTIFY) and comes back by itself. Rejects when the
 * first one fails. A pooler in transaction mode cannot carry it: the address must be the server's own.
 */
export async function openPostgresqlLine(options: LineOptions): Promise<PostgresqlLine> {
  const { channel, onReopened, onLost, heartbeatEveryMs = HEARTBEAT_EVERY_MS } = options;
  const line = await keepConnected({
    open: (onEnd) => listen(options, onEnd),
    end: (client) => client.end(),
    onReopened,
    onLost,
  });
  const inTurn = createTurns();
  const ask = async (statement: string, values: readonly string[] = []) => {
    const client = line.find();
    if (!client) throw new Error('the line between the processes is cut');
    await client.query(statement, [...values]).catch((error: unknown) => {
      // A line that does not answer is replaced by a new one.
      void client.end();
      throw error;
    });
  };
  const heartbeat = setInterval(() => void inTurn(() => ask('SELECT 1')).catch(() => undefined), heartbeatEveryMs);
  heartbeat.unref();
  return {
    notify: (payload) => inTurn(() => ask('SELECT pg_notify($1, $2)', [channel, payload])),
    close: async () => {
      clearInterval(heartbeat);
      await line.close();
    },
  };
}

/** A connection takes one statement at a time: each waits for the one before, however that ended. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

async function listen({ url, channel, onMessage }: LineOptions, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pelakfan announcements',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  // What broke is told by 'end'; without a listener here the process would end too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  client.once('end', onEnd);
  return client;
}
