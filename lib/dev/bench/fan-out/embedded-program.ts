/** A process that runs the embedded broker behind its WebSocket and publishes as its parent says. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { createEmbeddedBroker } from '@/lib/server/adapters/broker/embedded';
import { systemClock } from '@/lib/server/adapters/clock/system';
import { createBrokerSocket } from '@/lib/server/http/edge/broker-socket';
import { endUserTopic } from '@/lib/server/alerts/topics';

import { publishWhenTold, STAMP_LENGTH } from './publish-when-told';

const USER_ID = 1;
const LIFETIME_MS = 3_600_000;

/** `each`: every client is a person with a topic of their own, and hears it only; else all hear one topic. */
async function main(clientCount: number, isEach: boolean): Promise<void> {
  const broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
  const server = createServer().on('upgrade', createBrokerSocket(broker.accept).upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The broker has no port.');
  const siteUrl = `http://127.0.0.1:${address.port}`;
  const clients = await Promise.all(
    Array.from({ length: clientCount }, async (_, index) => {
      const userId = isEach ? USER_ID + index : USER_ID;
      const topic = endUserTopic(userId);
      const request = { userId: String(userId), topics: [topic], lifetimeMs: LIFETIME_MS, siteUrl };
      return { ...(await broker.issueCredentials({ ...request, sessionId: `session-${index}` })), topic };
    }),
  );
  publishWhenTold((payload) =>
    isEach
      ? Promise.all(clients.map(({ topic }) => broker.publish(topic, payload.slice(0, STAMP_LENGTH) + topic)))
      : broker.publish(endUserTopic(USER_ID), payload),
  );
  process.send?.(
    isEach
      ? { clients }
      : { clients: clients.map(({ topic: _one, ...client }) => client), topic: endUserTopic(USER_ID) },
  );
}

await main(Number(process.argv[2]), process.argv[3] === 'each');
