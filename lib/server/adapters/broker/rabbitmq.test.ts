import { describeBroker } from '../../ports/broker.suite';
import { describeOnRabbitmq, rabbitmqUser, startRabbitmq } from '../../testing/rabbitmq';
import { waitUntil } from '../../testing/wait-until';
import { createFixedClock } from '../clock/test';
import { createRabbitmqBroker } from './rabbitmq';

const NOW = new Date('2026-11-21T08:00:00Z');

describeOnRabbitmq('RabbitMQ', () => {
  describeBroker(
    'RabbitMQ with its MQTT plugin',
    async () => {
      const rabbitmq = await startRabbitmq();
      const clock = createFixedClock(NOW);
      const broker = createRabbitmqBroker({ ...rabbitmq, user: rabbitmqUser, clock, sweepEveryMs: 50 });
      await waitUntil(broker.isConnected);
      return {
        broker,
        siteUrl: 'http://127.0.0.1',
        advanceClock: clock.advance,
        close: async () => {
          await broker.close();
          await rabbitmq.close();
        },
      };
    },
    { revokes: 'at-once', forbids: 'by-cutting', clientIds: 'secret' },
  );
});
