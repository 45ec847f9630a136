import { APOLOGY_GIFT_RIALS } from '@/lib/domain/constants/orders';
import { NO_SHOW_AFTER_MS, RELIABILITY } from '@/lib/domain/constants/providers';

import { getEscrowRials } from '../../seed/stories/books';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });
let story: OrderStory;
let placed: Placed;
beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 50_000_000 });
  placed = await aPaidOrder(story);
});

const detail = (as: number) =>
  service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as }).then(({ taskDetail }) => taskDetail);
const reportNoShow = (as = story.customer.userId) =>
  service.call('reqandpay/reportnoshow', { taskid: placed.taskid }, { as });
/** The clock goes on to so long after the booked hour begins. */
const itIs = async (afterMs: number) => {
  const { startsAtMs, serverNowMs } = await detail(story.customer.userId);
  service.clock.advance(startsAtMs + afterMs - serverNowMs);
};
const titleOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst[0]?.title;
const reliabilityOf = async () =>
  (await service.call('provider/getsanctions', {}, { as: story.provider.userId })).reliability;

describe('an absent provider', () => {
  it('[B-13] can be reported half an hour after the booked hour and not before: all the money comes back, and it costs the provider twenty points', async () => {
    await theProviderDoes(story, placed, 'accept');
    await itIs(NO_SHOW_AFTER_MS - 1);
    expect((await detail(story.customer.userId)).moves).not.toContain('reportNoShow');
    await expect(reportNoShow()).rejects.toMatchObject({ key: 'move-too-early' });
    await itIs(NO_SHOW_AFTER_MS);
    expect((await detail(story.customer.userId)).moves).toContain('reportNoShow');
    await expect(reportNoShow(story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    const { taskDetail } = await reportNoShow();
    expect(taskDetail).toMatchObject({
      state: 'CANCELLED_BY_PROVIDER',
      cancellation: { feeRial: 0, refunds: [{ amountRial: THREE_HOURS_RIALS }] },
    });
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
    expect(await reliabilityOf()).toBe(RELIABILITY.most + RELIABILITY.points['no-show']);
    expect(await titleOf(story.provider.userId)).toBe('The customer says that you did not come');
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.customer.userId });
    expect(
      userInboxLst
        .slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['An apology gift is kept for you', 'Nobody came']);
    expect(JSON.stringify(userInboxLst)).toContain((APOLOGY_GIFT_RIALS / 10).toLocaleString('en'));
    await expect(reportNoShow()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-13] counts as absent when they give the work back by then', async () => {
    await theProviderDoes(story, placed, 'accept');
    await itIs(NO_SHOW_AFTER_MS);
    await theProviderDoes(story, placed, 'withdraw');
    expect(await reliabilityOf()).toBe(RELIABILITY.most + RELIABILITY.points['no-show']);
  });

  it('cannot be reported for a begun or a never accepted order', async () => {
    await expect(reportNoShow()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    await itIs(NO_SHOW_AFTER_MS);
    await expect(reportNoShow()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });
});
