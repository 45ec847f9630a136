import { eq } from 'drizzle-orm';

import { ANSWER_REMINDER_BEFORE_END_MS } from '@/lib/domain/constants/answers';
import { BID_CONFIRM_MS } from '@/lib/domain/constants/bidding';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import { inboxMessages } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses } from '../../seed/stories/bids';
import {
  anOrderStory,
  aPaidOrder,
  payAtTheBank,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';
import { answerReminders } from './answer-reminders';

const service = useMarket();
let story: OrderStory;
beforeEach(async () => {
  goToHour(10);
  story = await anOrderStory(service);
});

const nowMs = () => service.clock.now().getTime();
const goTo = (instantMs: number) => service.clock.advance(instantMs - nowMs());
/** Goes to the next time that clocks in Tehran show this hour. */
function goToHour(hour: number): void {
  const today = toTehranDate(nowMs());
  const instantMs = toInstantMs(today, hour);
  goTo(instantMs > nowMs() ? instantMs : toInstantMs(addDays(today, 1), hour));
}
/** Runs the timers at an instant, by a round that comes twice. */
async function timePasses(instantMs: number): Promise<void> {
  goTo(instantMs);
  await service.runWatched(() => runDueWork(service.context));
  await runDueWork(service.context);
}
const eventsOf = async (userId: number) => {
  const rows = await service.context.ports.database.connection
    .select({ event: inboxMessages.event })
    .from(inboxMessages)
    .where(eq(inboxMessages.userId, userId))
    .orderBy(inboxMessages.id);
  return rows.map(({ event }) => event);
};
const remindersOf = async (userId: number) =>
  (await eventsOf(userId)).filter((event) => event === 'work-answer-reminder').length;
const detailOf = async ({ taskid }: Pick<Placed, 'taskid'>, as = story.customer.userId) =>
  (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
const dueOf = async (placed: Pick<Placed, 'taskid'>, as?: number) => (await detailOf(placed, as)).answerDueAtMs ?? 0;
const alertsOf = async (as: number) =>
  (await service.call('nonePreloader/user/getalert', {}, { as })).lstAlert.filter(({ topic }) =>
    topic.startsWith('expert'),
  );
async function smsTo(mobile: string): Promise<string[]> {
  await service.sendMessages();
  return service.sms.filter((sms) => sms.mobile === mobile).map(({ text }) => text);
}

describe('a chosen provider who does not answer', () => {
  it('is reminded at half of the time and 10 min before its end, once each, by alert, inbox and an SMS that can be answered', async () => {
    const { userId, mobile } = story.provider;
    const placed = await aPaidOrder(story);
    const dueMs = await dueOf(placed);
    expect(dueMs).toBe(nowMs() + 4 * HOUR_MS);
    const [asked = ''] = await smsTo(mobile);
    expect(asked).toContain('۱۴:۰۰');
    await timePasses(dueMs - 2 * HOUR_MS - 1);
    expect(await remindersOf(userId)).toBe(0);
    await timePasses(dueMs - 2 * HOUR_MS);
    expect(await remindersOf(userId)).toBe(1);
    await timePasses(dueMs - ANSWER_REMINDER_BEFORE_END_MS - 1);
    expect(await remindersOf(userId)).toBe(1);
    await timePasses(dueMs - ANSWER_REMINDER_BEFORE_END_MS);
    expect(await eventsOf(userId)).toEqual(['work-new', 'work-answer-reminder', 'work-answer-reminder']);
    expect(await alertsOf(userId)).toHaveLength(3);
    const texts = await smsTo(mobile);
    expect(texts).toHaveLength(3);
    for (const text of texts.slice(1)) {
      expect(text).toContain('۱۴:۰۰');
      expect(text.split('\n').at(-1)).toBe(asked.split('\n').at(-1));
    }
  });

  it('reads afterwards that the answer did not come in time, as the customer does', async () => {
    const placed = await aPaidOrder(story);
    await timePasses(await dueOf(placed));
    expect(await detailOf(placed)).toMatchObject({ state: 'EXPIRED', answerDueAtMs: null });
    expect(await eventsOf(story.provider.userId)).toEqual(['work-new', 'work-unanswered']);
    expect(await eventsOf(story.customer.userId)).toContain('order-unanswered');
    expect((await smsTo(story.provider.mobile)).at(-1)).toContain('پاسخ ندادید');
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.provider.userId });
    expect(userInboxLst[0]).toMatchObject({
      title: 'You did not answer in time',
      body: expect.stringContaining('gone back to the customer'),
    });
  });

  it.each(['accept', 'decline'] as const)('hears no more once there is an answer: %s', async (move) => {
    const placed = await aPaidOrder(story);
    const dueMs = await dueOf(placed);
    await theProviderDoes(story, placed, move);
    await timePasses(dueMs);
    expect(await remindersOf(story.provider.userId)).toBe(0);
  });

  it('is reminded once where both reminders were due during an outage', async () => {
    const placed = await aPaidOrder(story);
    await timePasses((await dueOf(placed)) - MINUTE_MS);
    expect(await remindersOf(story.provider.userId)).toBe(1);
  });

  it('has the whole time again for another hour', async () => {
    const placed = await aPaidOrder(story);
    goTo(nowMs() + HOUR_MS);
    await service.call(
      'reqandpay/reschedule',
      { taskid: placed.taskid, gDate: aDayFromNow(service.context, 4), deliverytimeid: toDeliveryTimeId(9) },
      { as: story.customer.userId },
    );
    const dueMs = await dueOf(placed);
    expect(dueMs).toBe(nowMs() + 4 * HOUR_MS);
    await timePasses(dueMs - 2 * HOUR_MS - 1);
    expect(await remindersOf(story.provider.userId)).toBe(0);
    await timePasses(dueMs - 2 * HOUR_MS);
    expect(await remindersOf(story.provider.userId)).toBe(1);
  });

  // On PGlite these run one after the other; with DATABASE_URL_TEST they are real races.
  it('is reminded once by concurrent processes', async () => {
    const placed = await aPaidOrder(story);
    goTo((await dueOf(placed)) - 2 * HOUR_MS - 1);
    await runDueWork(service.context);
    service.clock.advance(1);
    const counts = await Promise.all(
      [...answerReminders, ...answerReminders].map((batch) => batch.run(service.context)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remindersOf(story.provider.userId)).toBe(1);
    expect(await smsTo(story.provider.mobile)).toHaveLength(2);
  });
});

describe('in the quiet hours', () => {
  it('nobody is reminded and nothing is due: the rest of the time runs from eight o’clock on, as both sides read', async () => {
    goToHour(21);
    const placed = await aPaidOrder(story);
    const eveningMs = nowMs();
    const eightMs = eveningMs + 11 * HOUR_MS;
    expect(await dueOf(placed)).toBe(eightMs + 3 * HOUR_MS);
    expect(await dueOf(placed, story.provider.userId)).toBe(eightMs + 3 * HOUR_MS);
    for (const hours of [1, 3, 6, 10, 11]) await timePasses(eveningMs + hours * HOUR_MS);
    await timePasses(eightMs + HOUR_MS - 1);
    expect(await eventsOf(story.provider.userId)).toEqual(['work-new']);
    await timePasses(eightMs + HOUR_MS);
    expect(await remindersOf(story.provider.userId)).toBe(1);
    await timePasses(eightMs + 3 * HOUR_MS - 1);
    expect(await remindersOf(story.provider.userId)).toBe(2);
    expect(await detailOf(placed)).toMatchObject({ state: 'AWAITING_PROVIDER' });
    await timePasses(eightMs + 3 * HOUR_MS);
    expect(await detailOf(placed)).toMatchObject({ state: 'EXPIRED' });
  });

  it('the time runs for an early visit once that is within 6 h, and leaves the customer two hours', async () => {
    goToHour(21);
    const placed = await aPaidOrder(story, {
      gDate: aDayFromNow(service.context, 1),
      deliverytimeid: toDeliveryTimeId(8),
    });
    const { startsAtMs } = await detailOf(placed);
    const dueMs = startsAtMs - 3 * HOUR_MS;
    expect(await dueOf(placed)).toBe(dueMs);
    await timePasses(dueMs - 2 * HOUR_MS - 1);
    expect(await remindersOf(story.provider.userId)).toBe(0);
    await timePasses(dueMs - 2 * HOUR_MS);
    expect(await remindersOf(story.provider.userId)).toBe(1);
    await timePasses(dueMs);
    expect(await detailOf(placed)).toMatchObject({ state: 'EXPIRED' });
  });

  it('the winner of a bid has the rest of the half hour in the morning, and the customer reads the result', async () => {
    goToHour(20);
    const bidding = await aBiddingStory(service);
    story = bidding;
    const placed = await aTaskOrder(bidding);
    const [bidder] = bidding.bidders;
    const bid = await aBid(bidding, placed, bidder);
    goToHour(21);
    goTo(nowMs() + 50 * MINUTE_MS);
    await chooses(bidding, bid);
    await payAtTheBank(bidding, placed);
    const dueMs = await dueOf(placed);
    const tenMs = 10 * MINUTE_MS;
    expect(dueMs).toBe(nowMs() + tenMs + 10 * HOUR_MS + (BID_CONFIRM_MS - tenMs));
    await timePasses(dueMs - BID_CONFIRM_MS / 2 - 1);
    expect(await remindersOf(bidder.userId)).toBe(0);
    await timePasses(dueMs - BID_CONFIRM_MS / 2);
    await timePasses(dueMs - ANSWER_REMINDER_BEFORE_END_MS);
    expect(await remindersOf(bidder.userId)).toBe(2);
    await timePasses(dueMs);
    expect(await eventsOf(bidder.userId)).toContain('work-unanswered');
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.customer.userId });
    expect(userInboxLst.map(({ body }) => body).join('\n')).toContain('did not answer in time');
  });
});
