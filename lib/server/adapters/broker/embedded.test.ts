import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { createBrokerSocket } from '../../http/broker-socket';
import { describeBroker, type RunningBroker } from '../../ports/broker.suite';
import { createFixedClock } from '../clock/test';
import { createEmbeddedBroker } from './embedded';

async function start(): Promise<RunningBroker> {
  const clock = createFixedClock(new Date('2026-11-21T08:00:00Z'));
  const broker = await createEmbeddedBroker({ key: randomBytes(32), clock, sweepEveryMs: 20 });
  const socket = createBrokerSocket(broker.accept);
  const server = createServer().on('upgrade', socket.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    broker,
    siteUrl: `http://127.0.0.1:${address.port}`,
    advanceClock: clock.advance,
    close: async () => {
      await broker.close();
      await socket.close(0);
      server.close();
    },
  };
}

describeBroker('embedded', start);
