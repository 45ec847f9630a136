import { anOrderStory, aPaidOrder, theProviderWorks } from '../seed/stories/orders';
import { aDuePayout } from '../seed/stories/payouts';
import { anOperator } from '../seed/stories/people';
import { listStatements } from '../testing/listed-statements';
import { useMarket } from '../testing/use-market';

// What a case shows is asked for in turn, so it is as slow as its statements are many. Each also waits for a processor
// that others use. The caller and the entry of the audit are counted.
describe('the statements of a case at the desk', () => {
  const service = useMarket({ checksLedger: true });
  const count = async (work: () => Promise<unknown>) => {
    // The first read brings the caller's roles and the holidays into memory.
    await work();
    return (await listStatements(service.context.ports.database, work)).length;
  };

  it('are 17 for an order, and 16 for its professional', async () => {
    const story = await anOrderStory(service, { cashRials: 100_000_000 });
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    const as = await anOperator(service.context);
    const { taskid } = placed;
    expect(await count(() => service.call('operator/getorder', { taskid }, { as }))).toBe(17);
    const userid = story.provider.userId;
    expect(await count(() => service.call('operator/getperson', { userid }, { as }))).toBe(16);
  });

  it('are 11 for a run of payouts, however many rows it has', async () => {
    const [maker, as] = [await anOperator(service.context), await anOperator(service.context)];
    for (let index = 0; index < 3; index += 1) await aDuePayout(service.context);
    const { runid } = await service.call('operator/makepayoutrun', {}, { as: maker });
    expect(await count(() => service.call('operator/getpayoutrun', { runid }, { as }))).toBe(11);
  });
});
