import { createJwtBroker } from '../adapters/broker/external-jwt';
import { systemClock } from '../adapters/clock/system';
import { addMarketplaceGauges } from '../observability/marketplace-gauges';
import { registry } from '../observability/metrics';
import type { BrokerPort } from '../ports/broker';
import { anOperator } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { startEmqxStandIn } from '../testing/emqx-stand-in';
import { listenForTests } from '../testing/http';
import { waitUntil } from '../testing/wait-until';

const SECRET = 'a-secret-that-the-broker-and-the-site-share-0123';

describe('/readyz while the broker comes and goes', () => {
  let standIn: Awaited<ReturnType<typeof startEmqxStandIn>>;
  let broker: BrokerPort;
  let service: TestService;
  let site: Awaited<ReturnType<typeof listenForTests>>;
  beforeAll(async () => {
    standIn = await startEmqxStandIn(SECRET, systemClock);
    // The stand-in speaks 3.1.1.
    broker = createJwtBroker({
      url: standIn.url,
      publicUrl: standIn.publicUrl,
      user: null,
      secret: SECRET,
      clock: systemClock,
      protocolVersion: 4,
    });
    service = await createTestService({ ports: { broker } });
    await anOperator(service.context);
    addMarketplaceGauges(registry, service.context);
    site = await listenForTests(service);
  });
  afterAll(async () => {
    await site.close();
    await broker.close();
    await standIn.close();
    await service.close();
  });

  const ask = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return { status: answer.status, cacheControl: answer.headers.get('cache-control'), body: await answer.json() };
  };
  const readBrokerUp = async () =>
    (await registry.metrics()).split('\n').find((line) => line.startsWith('pelakfan_broker_up '));
  const isDegraded = async () => (await ask()).body.degraded.length > 0;
  const whole = { status: 200, cacheControl: 'no-store', body: { status: 'ready', reasons: [], degraded: [] } };
  const degraded = {
    status: 200,
    cacheControl: 'no-store',
    body: { status: 'ready', reasons: [], degraded: ['broker'] },
  };

  it('goes on sending people here, names the missing partner, answers calls meanwhile, and recovers by itself', async () => {
    await waitUntil(async () => !(await isDegraded()));
    expect([await ask(), await readBrokerUp()]).toEqual([whole, 'pelakfan_broker_up 1']);

    await standIn.close();
    await waitUntil(isDegraded);
    expect([await ask(), await readBrokerUp()]).toEqual([degraded, 'pelakfan_broker_up 0']);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await expect(service.call('user/userexist', { mobilenumber: '09121234567' })).resolves.toBe(false);

    standIn = await startEmqxStandIn(SECRET, systemClock, Number(new URL(standIn.url).port));
    await waitUntil(async () => !(await isDegraded()));
    expect([await ask(), await readBrokerUp()]).toEqual([whole, 'pelakfan_broker_up 1']);
  });

  it('names the database as the reason to keep people away, and the broker as degraded, when both are away', async () => {
    const other = await createTestService({ ports: { broker: { ...broker, isConnected: () => false } } });
    const otherSite = await listenForTests(other);
    await other.close();
    const answer = await fetch(`${otherSite.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'unready', reasons: ['database'], degraded: ['broker'] },
    ]);
    await otherSite.close();
  });
});
