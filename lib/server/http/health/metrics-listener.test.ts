import { request as sendRaw } from 'node:http';

import { createTestService, type TestService } from '../../testing/call';
import { listenForTests } from '../../testing/http';
import { addMarketplaceGauges } from '../../observability/marketplace-gauges';
import { registry } from '../../observability/metrics';
import { addPageGauges } from '../../observability/page-gauges';
import { anOrderStory, aPlacedOrder, payAtTheBank, type OrderStory } from '../../seed/stories/orders';
import { aCatalogue } from '../../seed/stories/people';
import { listenForMetrics } from './metrics-listener';

const TOKEN = 'a-token-of-the-tests-0123456789';

describe('the metrics', () => {
  let service: TestService;
  let metrics: Awaited<ReturnType<typeof listenForMetrics>>;
  let address: string;
  beforeAll(async () => {
    // Other test files may have counted in this process.
    registry.resetMetrics();
    service = await createTestService();
    await aCatalogue(service.context);
    addMarketplaceGauges(registry, service.context);
    addPageGauges(registry, () => ({ hits: 7, misses: 2, bypasses: 1, fills: 2, entries: 3, storedBytes: 4000 }));
    metrics = await listenForMetrics({ registry, host: '127.0.0.1', port: 0, token: TOKEN, log: service.context.log });
    address = `http://127.0.0.1:${metrics.port}/metrics`;
  });
  afterAll(async () => {
    await metrics.close();
    await service.close();
  });
  const read = async () => (await fetch(address, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

  it('are read with the token alone, and never through the site’s own address', async () => {
    const statuses = await Promise.all(
      ['', TOKEN, 'Bearer wrong', `Bearer ${TOKEN}`].map(
        async (authorization) => (await fetch(address, { headers: { authorization } })).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 401, 200]);
    const site = await listenForTests(service);
    expect(
      await (await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text(),
    ).not.toContain('pelakfan_');
    await site.close();
  });

  it('[C-security] hide from foreign names where they need no token', async () => {
    const open = await listenForMetrics({
      registry,
      host: '127.0.0.1',
      port: 0,
      token: undefined,
      log: service.context.log,
    });
    const ask = (host: string) =>
      new Promise((resolve, reject) => {
        const sent = sendRaw({ host: '127.0.0.1', port: open.port, path: '/metrics', headers: { host } });
        sent.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
        sent.end();
      });
    expect([await ask('evil.example'), await ask('localhost'), await ask(`127.0.0.1:${open.port}`)]).toEqual([
      421, 200, 200,
    ]);
    await open.close();
  });

  it('show orders by state, payments, pages from memory, and the outboxes’ waits', async () => {
    const story: OrderStory = await anOrderStory(service);
    await payAtTheBank(story, await aPlacedOrder(story));
    service.clock.advance(90_000);
    const text = await read();
    expect(text).toContain('pelakfan_orders{state="AWAITING_PROVIDER"} 1');
    expect(text).toContain('pelakfan_order_moves_total{move="pay",state="AWAITING_PROVIDER"} 1');
    expect(text).toContain('pelakfan_payments_total{outcome="paid"} 1');
    expect(text).toContain('pelakfan_outbox_lag_seconds{outbox="alert"} 90');
    expect(text).toMatch(/pelakfan_outbox_waiting\{outbox="sms"\} [1-9]/);
    expect(text).toContain('pelakfan_outbox_lag_seconds{outbox="mail"} 0');
    expect(text).toContain('pelakfan_page_cache_requests_total{outcome="hit"} 7');
    expect(text).toContain('pelakfan_broker_up 1');
    await service.sendMessages();
    expect(await read()).toContain('pelakfan_outbox_waiting{outbox="sms"} 0');
  });

  it('are still read when the database is away', async () => {
    const other = await createTestService();
    registry.removeSingleMetric('pelakfan_orders');
    for (const name of [
      'pelakfan_outbox_waiting',
      'pelakfan_outbox_lag_seconds',
      'pelakfan_ledger_broken_invariants',
      'pelakfan_ledger_proved_timestamp_seconds',
      'pelakfan_broker_up',
      'pelakfan_database_connections',
    ])
      registry.removeSingleMetric(name);
    addMarketplaceGauges(registry, other.context);
    await other.close();
    const text = await read();
    expect(text).toContain('pelakfan_broker_up 1');
    expect(text).not.toMatch(/pelakfan_orders\{/);
  });
});
