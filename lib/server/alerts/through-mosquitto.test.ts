import { eq } from 'drizzle-orm';

import { connectToBroker } from '@/lib/client/alerts/broker-connection';

import { systemClock } from '../adapters/clock/system';
import { createDynamicSecurityBroker } from '../adapters/broker/dynamic-security';
import type { BrokerPort } from '../ports/broker';
import { alerts } from '../schema';
import { anOrderStory, aPlacedOrder, payAtTheBank } from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { describeOnMosquitto, mosquittoUser, startMosquitto, type RunningMosquitto } from '../testing/mosquitto';
import { waitUntil } from '../testing/wait-until';
import { startAlertRelay } from './relay';

describeOnMosquitto('an alert through Mosquitto', (program) => {
  let mosquitto: RunningMosquitto;
  let broker: BrokerPort;
  let service: TestService;
  beforeAll(async () => {
    mosquitto = await startMosquitto(program);
    const { url, publicUrl } = mosquitto;
    broker = createDynamicSecurityBroker({ url, publicUrl, user: mosquittoUser, clock: systemClock });
    service = await createTestService({ ports: { broker } });
    await aCatalogue(service.context);
    await waitUntil(broker.isConnected);
  });
  afterAll(async () => {
    await broker.close();
    await service.close();
    await mosquitto.close();
  });

  it('[T-17] an alert goes from a paid order to the provider’s page over WebSocket, and its row closes when that page acknowledges; kill -9 between loses nothing', async () => {
    const story = await anOrderStory(service);
    const as = story.provider.userId;
    const relay = startAlertRelay(service.context);
    await mosquitto.kill();
    await waitUntil(() => !broker.isConnected());
    // A call while the broker is away says whose alerts to ask for, and nothing of a broker.
    const { expertTopic, ...rest } = await service.call('nonePreloader/suggestion/gettopicname', {}, { as });
    expect(Object.keys(rest).sort()).toEqual(['endUserTopic', 'paymentTopic']);
    const placed = await aPlacedOrder(story);
    await payAtTheBank(story, placed);
    relay.wake();
    await mosquitto.restart();
    await waitUntil(broker.isConnected);

    const heard: string[] = [];
    const {
      brokerUrl = '',
      clientId = '',
      username = '',
      password = '',
    } = await service.call('nonePreloader/suggestion/gettopicname', {}, { as });
    const onMessage = (topic: string, payload: string) => void heard.push(`${topic} ${payload}`);
    const page = await connectToBroker(
      { brokerUrl, clientId, username, password, topics: [expertTopic] },
      { onMessage, onLost: () => undefined },
    );
    await waitUntil(() => {
      service.clock.advance(1000);
      relay.wake();
      return heard.length > 0;
    });
    expect(heard[0]).toMatch(new RegExp(`^${expertTopic} 3_301_\\d+_${placed.taskid}_${as}$`));

    const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as });
    expect(lstAlert.map(({ topic }) => topic)).toEqual([expertTopic]);
    await service.call('nonePreloader/user/ackalert', { lstAlertId: lstAlert.map(({ alertId }) => alertId) }, { as });
    const [row] = await service.context.ports.database.connection
      .select()
      .from(alerts)
      .where(eq(alerts.id, lstAlert[0]?.alertId ?? 0));
    expect(row?.acknowledgedAt).not.toBeNull();
    page.close();
    await relay.stop();
  });
});
