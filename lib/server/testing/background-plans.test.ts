import { Registry } from 'prom-client';

import { CallError } from '@/lib/contract/call-error';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { publishDueAlerts } from '../alerts/relay';
import { addMarketplaceGauges } from '../observability/marketplace-gauges';
import { inviteNextBidders } from '../orders';
import { aBiddingStory, aTaskDraft } from '../seed/stories/bids';
import { aPaidOrder, anOrderStory } from '../seed/stories/orders';
import { createReadiness } from '../start/readiness';
import { runDueWork } from '../timers';
import { createTestService } from './call';
import { listenForTests } from './http';
import { watchPlans } from './statement-plans';
import { useMarket } from './use-market';

const service = useMarket();
// Closing it refuses whatever read a growing table whole.

describe('background work finds its rows by an index, for any number of orders', () => {
  it('timers and sweeps, relays, readiness and metrics', async () => {
    const { context, clock, runWatched } = service;
    await aPaidOrder(await anOrderStory(service, { hasWelcomeGift: true }));
    const bidding = await aBiddingStory(service);
    await service.call('handyman/addhandymanrequest', aTaskDraft(bidding), { as: bidding.customer.userId });
    while (await runWatched(() => inviteNextBidders(context)));
    const registry = new Registry();
    addMarketplaceGauges(registry, context);
    for (const waitMs of [0, DAY_MS, 100 * DAY_MS]) {
      clock.advance(waitMs);
      await runWatched(() => runDueWork(context));
      await runWatched(() => publishDueAlerts(context));
      await service.sendMessages();
      await runWatched(createReadiness(context.ports));
      expect(await runWatched(() => registry.metrics())).toContain('pelakfan_orders');
    }
  });
});

describe('the check of plans', () => {
  it('covers a call that is made over HTTP alone, and names it', async () => {
    const scanning = await createTestService({
      handlers: {
        'boot/getallcategoryv3': async (_input, { ports }) => {
          await ports.database.connection.execute("select * from tasks where description = 'x'");
          throw new CallError('not-found');
        },
      },
    });
    const site = await listenForTests(scanning);
    await fetch(`${site.url}/api/main/boot/getallcategoryv3`);
    await site.close();
    await expect(scanning.close()).rejects.toThrow('Seq Scan of tasks by boot/getallcategoryv3: ');
  });

  const listScansOf = async (text: string) => {
    const { database } = service.context.ports;
    const plans = watchPlans(database);
    await plans.during(() => database.connection.execute(text));
    return plans.listScans();
  };

  it.each([
    ['select * from tasks where id = 1', []],
    ['select * from tasks where customer_id = 1 order by id desc limit 1', []],
    ['select * from categories', []],
    ["select * from tasks where description = 'x'", ['Seq Scan of tasks']],
    ["select * from tasks where description = 'x' order by id limit 1", ['Index Scan of tasks']],
    ["update reviews set text = '' where stars = 9", ['Seq Scan of reviews']],
    ['select * from users where id = 1 and exists (select from alerts where attempts = id)', ['Seq Scan of alerts']],
  ])('finds in %s these faults: %j', async (text, scans) => {
    expect((await listScansOf(text)).map((scan) => scan.split(':')[0])).toEqual(scans);
  });
});
