import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { MASK } from '@/lib/domain/text/mask';

import { providers, reviews, users } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { signTaskLink } from '../session/task-link';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { readCategoryReviews } from './category-reviews';
import { listReviews } from './list-reviews';

describe('reviews', () => {
  const service = useMarket({ holds: 'people' });

  const { customerId, otherCustomerId, providerId } = market;
  const connection = () => service.context.ports.database.connection;
  const putDone = () => putTask(service, { state: 'DONE', startsAt: service.clock.now(), endsAt: service.clock.now() });
  const linkTo = (taskId: number) =>
    signTaskLink(taskId, service.clock.now().getTime() + DAY_MS, requireSessionSecret(service.context.configuration));
  const sumsOf = async () => {
    const [row] = await connection()
      .select({ sum: providers.ratingSum, count: providers.ratingCount })
      .from(providers)
      .where(eq(providers.userId, providerId));
    return row;
  };

  it('[C-after] a customer reviews a completed job without logging in, by its signed link; the rating shows it', async () => {
    const taskid = await putDone();
    const link = { authorization: linkTo(taskid) };
    expect(await service.call('review/getreview', { taskid }, link)).toEqual({
      review: null,
      moderation: null,
      serverNowMs: service.clock.now().getTime(),
      canReview: true,
      canAddPhotos: false,
      closesAtMs: service.clock.now().getTime() + 14 * DAY_MS,
    });
    const answer = await service.call(
      'review/addreview',
      { taskid, stars: 5, reasons: ['on-time', 'on-time'], text: ' \u202eعالي\u200f، می\u200cآیم ' },
      link,
    );
    expect(answer).toEqual({ workerRate: 4.1, reviewCount: 11 });
    expect(await sumsOf()).toEqual({ sum: 45, count: 11 });
    expect((await service.call('review/getreview', { taskid }, link)).review).toEqual({
      stars: 5,
      qualities: {},
      reasons: ['on-time'],
      text: 'عالی، می\u200cآیم',
      answer: null,
      lstPhoto: [],
    });
  });

  it('[C-after] is edited within a day, counted once, and closed after', async () => {
    const taskid = await putDone();
    const before = await sumsOf();
    await service.call('review/addreview', { taskid, stars: 5 }, { as: customerId });
    service.clock.advance(DAY_MS);
    await service.call('review/addreview', { taskid, stars: 2, reasons: ['late'] }, { as: customerId });
    expect(await sumsOf()).toEqual({ sum: (before?.sum ?? 0) + 2, count: (before?.count ?? 0) + 1 });
    service.clock.advance(1);
    await expect(service.call('review/addreview', { taskid, stars: 1 }, { as: customerId })).rejects.toMatchObject({
      key: 'review-closed',
    });
    expect(await connection().select({ stars: reviews.stars }).from(reviews).where(eq(reviews.taskId, taskid))).toEqual(
      [{ stars: 2 }],
    );
  });

  it('[C-provider] the work’s provider hears of a review once, however often it is edited, reads it at the work and reviews nothing', async () => {
    const taskid = await putDone();
    const told = async () =>
      (await service.call('user/getuserinbox', {}, { as: providerId })).userInboxLst.filter(
        ({ title, path }) => title === 'A customer has reviewed your work' && path?.includes(String(taskid)),
      );
    expect(await told()).toEqual([]);
    await service.call('review/addreview', { taskid, stars: 4, text: 'Good work' }, { as: customerId });
    await service.call('review/addreview', { taskid, stars: 5, text: 'Very good work' }, { as: customerId });
    expect(await told()).toMatchObject([{ path: `/pelakman/orderlist/newworks/${taskid}/` }]);
    expect(await service.call('review/getreview', { taskid }, { as: providerId })).toMatchObject({
      review: { stars: 5, text: 'Very good work', answer: null },
      canReview: false,
    });
    for (const as of [market.otherProviderId, otherCustomerId])
      await expect(service.call('review/getreview', { taskid }, { as })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(service.call('review/addreview', { taskid, stars: 5 }, { as: providerId })).rejects.toMatchObject({
      key: 'not-yours',
    });
  });

  it('[P-05] a reason and its opposite exclude each other, and an answer closes the edit', async () => {
    const taskid = await putDone();
    const review = (stars: number, reasons: ('on-time' | 'late')[]) =>
      service.call('review/addreview', { taskid, stars, reasons }, { as: customerId });
    await expect(review(4, ['on-time', 'late'])).rejects.toMatchObject({ key: 'invalid-input' });
    await review(5, ['on-time']);
    await service.call('review/answerreview', { taskid, text: 'Thank you' }, { as: providerId });
    await expect(review(1, ['late'])).rejects.toMatchObject({ key: 'review-closed' });
    expect((await service.call('review/getreview', { taskid }, { as: customerId })).review).toMatchObject({ stars: 5 });
  });

  it('the public reads a review and its answer without contacts, of any age; both sides read the stored text', async () => {
    const taskid = await putDone();
    const text = 'She was great, her number is 0912/111/2222';
    await service.call('review/addreview', { taskid, stars: 5, text }, { as: customerId });
    const older = { answer: 'Write to me: t . me / abc', answeredAt: service.clock.now() };
    await connection().update(reviews).set(older).where(eq(reviews.taskId, taskid));
    const own = await service.call('review/getreview', { taskid }, { as: providerId });
    expect(own.review).toMatchObject({ text, answer: older.answer });
    const [shown] = await listReviews(connection(), providerId);
    expect(shown).toMatchObject({ text: `She was great, her number is ${MASK}`, answer: `Write to me: ${MASK}` });
    const [row] = await connection().select().from(reviews).where(eq(reviews.taskId, taskid));
    const categoryId = row?.categoryId ?? 0;
    const ofService = await readCategoryReviews(connection(), { categoryId, typeId: null, cityId: null });
    expect(ofService.reviews[0]?.text).toBe(`She was great, her number is ${MASK}`);
    expect(row?.text).toBe(text);
    await connection().update(users).set({ firstName: 'evil.ir' }).where(eq(users.id, customerId));
    expect((await listReviews(connection(), providerId))[0]?.name).toContain(MASK);
  });

  it('counts two concurrent reviews of one task as one', async () => {
    const taskid = await putDone();
    const before = await sumsOf();
    await Promise.all([5, 5].map((stars) => service.call('review/addreview', { taskid, stars }, { as: customerId })));
    expect(await sumsOf()).toEqual({ sum: (before?.sum ?? 0) + 5, count: (before?.count ?? 0) + 1 });
  });

  it('[C-after] is not open before the job is done, nor after 14 days', async () => {
    const startsAt = service.clock.now();
    const running = await putTask(service, { state: 'IN_PROGRESS', startsAt, endsAt: startsAt });
    await expect(
      service.call('review/addreview', { taskid: running, stars: 5 }, { as: customerId }),
    ).rejects.toMatchObject({ key: 'review-closed', status: 409 });
    const taskid = await putDone();
    service.clock.advance(14 * DAY_MS + 1);
    expect(await service.call('review/getreview', { taskid }, { as: customerId })).toMatchObject({ canReview: false });
  });

  it('[C-after] belongs to the customer and the task’s own link', async () => {
    const taskid = await putDone();
    const other = await putDone();
    const refused = { key: 'not-yours' };
    await expect(service.call('review/getreview', { taskid }, { as: otherCustomerId })).rejects.toMatchObject(refused);
    await expect(service.call('review/addreview', { taskid, stars: 5 }, { as: providerId })).rejects.toMatchObject(
      refused,
    );
    await expect(
      service.call('review/addreview', { taskid, stars: 5 }, { authorization: linkTo(other) }),
    ).rejects.toMatchObject(refused);
    await expect(
      service.call('review/addreview', { taskid, stars: 5 }, { authorization: `${linkTo(taskid)}x` }),
    ).rejects.toMatchObject({ key: 'link-expired' });
    await expect(service.call('review/getreview', { taskid: 999_999 }, { as: customerId })).rejects.toMatchObject({
      key: 'not-found',
    });
    await expect(
      service.callWrongly('review/addreview', { taskid, stars: 6 }, { as: customerId }),
    ).rejects.toMatchObject({ key: 'invalid-input' });
  });
});
