import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory } from '../../../seed/stories/orders';
import { aDayFromNow } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const service = useMarket();
let story: OrderStory;
beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 100_000_000 });
});

const RATING = { isReady: true, hasPaid: true, isRespectful: false };
const notesOf = async (taskid: number) =>
  (await service.call('customernote/getnotes', { taskid }, { as: story.provider.userId })).notes;

describe('a provider’s notes on a customer', () => {
  it('are a rating after the work and a note on the address, which the next visit to it shows', async () => {
    const by = { as: story.provider.userId };
    const { taskid } = await aPaidOrder(story);
    await theProviderDoes(story, { taskid }, 'accept');
    await expect(service.call('customernote/ratecustomer', { taskid, ...RATING }, by)).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
    const written = await service.call('customernote/writenote', { taskid, text: 'زنگ خراب است' }, by);
    expect(written.notes).toEqual({
      rating: null,
      canRate: false,
      addressNote: 'زنگ خراب است',
      canWrite: true,
      isApart: false,
    });
    await theProviderDoes(story, { taskid }, 'depart', 'start', 'finish');
    const rated = await service.call('customernote/ratecustomer', { taskid, ...RATING }, by);
    expect(rated.notes.rating).toEqual({ ...RATING, ratedAtMs: service.clock.now().getTime() });
    const next = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 5) });
    expect((await notesOf(next.taskid)).addressNote).toBe('');
    await theProviderDoes(story, next, 'accept');
    expect(await notesOf(next.taskid)).toMatchObject({ addressNote: 'زنگ خراب است', rating: RATING });
    expect((await service.call('customernote/writenote', { taskid, text: '' }, by)).notes.addressNote).toBe('');
  });

  it('are shown to the customer by no call of an order, and stand in the copy of the personal data', async () => {
    const { taskid } = await aPaidOrder(story);
    const by = { as: story.provider.userId };
    await theProviderDoes(story, { taskid }, 'accept', 'depart', 'start', 'finish');
    await service.call('customernote/writenote', { taskid, text: 'سگ بزرگ' }, by);
    await service.call('customernote/ratecustomer', { taskid, ...RATING }, by);
    const { userId } = story.customer;
    const page = await service.call('clean/gettaskdetail', { taskid }, { as: userId });
    expect(JSON.stringify(page)).not.toContain('سگ بزرگ');
    await expect(service.call('customernote/getnotes', { taskid }, { as: userId })).rejects.toBeDefined();
    const copy = JSON.stringify(await service.call('user/getpersonaldata', {}, { as: userId }));
    expect(copy).toContain('سگ بزرگ');
  });
});
