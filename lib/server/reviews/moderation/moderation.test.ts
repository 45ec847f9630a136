import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import { providerRatings, providers, reviewTotals } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { listReviews } from '../list-reviews';

const REASON = 'It names a neighbour.';
const TEXT = 'The neighbour in flat 3 is loud.';

describe('a review that an operator takes from the pages', () => {
  const service = useMarket();
  const connection = () => service.context.ports.database.connection;
  let story: OrderStory;
  let placed: Placed;
  let first: number;
  let second: number;
  beforeAll(async () => {
    first = await anOperator(service.context, 'support');
    second = await anOperator(service.context, 'support');
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    const said = { taskid: placed.taskid, stars: 2, text: TEXT, qualities: { work: 2 } };
    await service.call('review/addreview', said, { as: story.customer.userId });
  });

  const moderate = (measure: 'masked' | 'hidden', as = first) =>
    service.call('operator/moderatereview', { taskid: placed.taskid, measure, reason: REASON }, { as });
  const own = async () => service.call('review/getreview', { taskid: placed.taskid }, { as: story.customer.userId });
  const appeal = () =>
    service.call('review/appealreview', { taskid: placed.taskid, text: 'It is true' }, { as: story.customer.userId });
  const shown = () => listReviews(connection(), story.provider.userId);
  const atDesk = async () =>
    (await service.call('operator/getorder', { taskid: placed.taskid }, { as: first })).order.review;
  const appeals = async (as = second) =>
    (await service.call('operator/getallreviewappeal', {}, { as })).lstAppeal.filter(
      ({ taskid }) => taskid === placed.taskid,
    );
  const sums = async () => {
    const { userId } = story.provider;
    const [provider] = await connection()
      .select({ sum: providers.ratingSum, count: providers.ratingCount })
      .from(providers)
      .where(eq(providers.userId, userId));
    const measured = await connection().select().from(providerRatings).where(eq(providerRatings.providerId, userId));
    const totals = await connection().select().from(reviewTotals);
    return {
      provider,
      measured: measured.reduce((sum, { ratingCount }) => sum + ratingCount, 0),
      total: totals.reduce((sum, { ratingCount }) => sum + ratingCount, 0),
    };
  };

  it('masked: its words leave the pages and its stars count; its writer reads why', async () => {
    const before = await sums();
    expect(await atDesk()).toMatchObject({ stars: 2, text: TEXT, measures: ['masked', 'hidden'] });
    await moderate('masked');
    expect(await atDesk()).toMatchObject({
      stars: 2,
      text: '',
      measures: [],
      taken: { measure: 'masked', reason: REASON },
    });
    expect(await shown()).toEqual([]);
    expect(await sums()).toEqual(before);
    const { moderation, canReview, review } = await own();
    expect(moderation).toMatchObject({ measure: 'masked', reason: REASON, appealedAtMs: null });
    expect([canReview, review?.text, review?.stars]).toEqual([false, '', 2]);
    const inbox = await service.call('user/getuserinbox', { pageSize: 20 }, { as: story.customer.userId });
    expect(JSON.stringify(inbox)).toContain(REASON);
    await expect(moderate('hidden')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('hidden: every average follows, and a lifted appeal brings the review back as it was', async () => {
    const before = await sums();
    expect(await atDesk()).toMatchObject({ taken: null });
    await moderate('hidden');
    expect(await atDesk()).toMatchObject({ stars: 2, text: '', measures: [], taken: { measure: 'hidden' } });
    const hidden = await sums();
    expect(hidden.provider).toEqual({ sum: (before.provider?.sum ?? 0) - 2, count: (before.provider?.count ?? 0) - 1 });
    expect([hidden.measured, hidden.total]).toEqual([before.measured - 2, before.total - 1]);
    expect(await own()).toMatchObject({ review: null, canReview: false, moderation: { measure: 'hidden' } });
    const again = { taskid: placed.taskid, stars: 1 };
    await expect(service.call('review/addreview', again, { as: story.customer.userId })).rejects.toMatchObject({
      key: 'review-closed',
    });
    await appeal();
    await expect(appeal()).rejects.toMatchObject({ key: 'appeal-closed' });
    const [waiting] = await appeals();
    expect(waiting).toMatchObject({ text: TEXT, stars: 2, appealText: 'It is true', isOwn: false });
    expect(await appeals(first)).toMatchObject([{ isOwn: true }]);
    const queued = await service.call('operator/getallcase', { queue: 'reviews' }, { as: second });
    expect(queued.lstCase).toMatchObject([{ queue: 'reviews', caseid: waiting?.moderationid }]);
    const decide = (as: number) =>
      service.call(
        'operator/decidereviewappeal',
        { moderationid: waiting?.moderationid ?? 0, decision: 'lifted', reason: 'It names nobody' },
        { as },
      );
    await expect(decide(first)).rejects.toMatchObject({ key: 'not-yours' });
    await decide(second);
    expect(await sums()).toEqual(before);
    expect(await shown()).toMatchObject([{ text: TEXT, stars: 2 }]);
    expect((await own()).moderation).toMatchObject({ appealDecision: 'lifted', appealReason: 'It names nobody' });
    expect(await appeals()).toEqual([]);
    expect(await atDesk()).toMatchObject({ text: TEXT, measures: ['masked', 'hidden'], taken: null });
    const moderationid = waiting?.moderationid;
    const byId = await service.call('operator/getallreviewappeal', { moderationid }, { as: first });
    expect(byId.lstAppeal).toMatchObject([{ moderationid, ended: { decision: 'lifted', reason: 'It names nobody' } }]);
  });

  it('an appeal comes within its days, and an upheld one leaves the review hidden', async () => {
    await moderate('hidden');
    service.clock.advance(RELIABILITY.appealMs - 1);
    await appeal();
    const [waiting] = await appeals();
    const decided = { moderationid: waiting?.moderationid ?? 0, decision: 'upheld', reason: 'It names her' } as const;
    await service.call('operator/decidereviewappeal', decided, { as: second });
    expect(await shown()).toEqual([]);
    await expect(service.call('operator/decidereviewappeal', decided, { as: second })).rejects.toMatchObject({
      key: 'appeal-closed',
    });
  });
});
