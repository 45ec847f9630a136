import { DAMAGE_CAP_PRICES, DISPUTE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const PRICE = 9_600_000;
const CAP = PRICE * DAMAGE_CAP_PRICES;

describe('damage above what can be decided', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
  });
  const customer = () => ({ as: story.customer.userId });
  const byTask = () => ({ taskid: placed.taskid });
  const read = async () => (await service.call('dispute/getdispute', byTask(), customer())).dispute;
  const report = async (askedrial: number, reason: 'damage' | 'badly-done' = 'damage') =>
    (await service.call('dispute/opendispute', { ...byTask(), reason, askedrial }, customer())).dispute.disputeid;
  const eventsOf = async () =>
    (await service.context.ports.database.connection.select().from(inboxMessages)).filter(
      ({ params }) => JSON.stringify(params).includes('"reason":"damage"') && JSON.stringify(params).includes('–'),
    );

  it('is recorded as it is claimed, a silent professional brings it to the desk, and the cap is all that is decided', async () => {
    const disputeid = await report(CAP * 2);
    expect(await read()).toMatchObject({ askedRial: CAP * 2, capRial: CAP });
    for (let hours = 0; hours < DISPUTE_ANSWER_MS / HOUR_MS; hours += 6) {
      service.clock.advance(6 * HOUR_MS);
      await runDueWork(service.context);
    }
    expect(await read()).toMatchObject({ state: 'desk', backRial: 0 });
    const decide = (rial: number) =>
      service.call('operator/decidedispute', { disputeid, rial, reason: 'As the photos show' }, { as: operatorId });
    await expect(decide(CAP + 10)).rejects.toMatchObject({ key: 'invalid-input' });
    expect(await decide(CAP)).toEqual({ waits: true });
  });

  it('a sum above the price is refused for anything but damage', async () => {
    await expect(report(PRICE + 10, 'badly-done')).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('is mediated: an operator writes to each side from the case, and both read it', async () => {
    const disputeid = await report(CAP * 2);
    const { dispute } = await service.call('operator/getdispute', { disputeid }, { as: operatorId });
    for (const reader of ['customer', 'provider'] as const)
      await service.call(
        'operator/writetoorder',
        { taskid: dispute.taskid, reader, text: `For the ${reader}` },
        { as: operatorId },
      );
    const rows = await service.context.ports.database.connection.select().from(inboxMessages);
    const readBy = (userId: number) => JSON.stringify(rows.filter((row) => row.userId === userId));
    expect(readBy(story.customer.userId)).toContain('For the customer');
    expect(readBy(story.provider.userId)).toContain('For the provider');
  });

  it('needs no words: the reason says it, operators are told, and words can follow', async () => {
    await report(PRICE);
    expect((await read()).lstEntry).toEqual([]);
    expect(await eventsOf()).not.toEqual([]);
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'The mirror' }, customer());
    expect((await read()).lstEntry).toMatchObject([{ side: 'customer', text: 'The mirror' }]);
  });
});
