/** A process that runs the embedded broker behind its WebSocket and publishes as its parent says. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { createEmbeddedBroker } from '@/lib/server/adapters/broker/embedded';
import { systemClock } from '@/lib/server/adapters/clock/system';
import { createBrokerSocket } from '@/lib/server/http/broker-socket';
import { endUserTopic } from '@/lib/server/alerts/topics';

import { publishWhenTold } from './publish-when-told';

const USER_ID = 1;
const LIFETIME_MS = 3_600_000;

async function main(clientCount: number): Promise<void> {
  const broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
  const server = createServer().on('upgrade', createBrokerSocket(broker.accept).upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The broker has no port.');
  const topic = endUserTopic(USER_ID);
  const request = {
    userId: String(USER_ID),
    topics: [topic],
    lifetimeMs: LIFETIME_MS,
    siteUrl: `http://127.0.0.1:${address.port}`,
  };
  const clients = await Promise.all(
    Array.from({ length: clientCount }, (_, index) =>
      broker.issueCredentials({ ...request, sessionId: `session-${index}` }),
    ),
  );
  publishWhenTold((payload) => broker.publish(topic, payload));
  process.send?.({ clients, topic });
}

await main(Number(process.argv[2]));
