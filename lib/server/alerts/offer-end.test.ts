import { and, eq } from 'drizzle-orm';

import { BID_CONFIRM_MS } from '@/lib/domain/constants/bidding';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { alerts, inboxMessages, outgoingMessages } from '../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses } from '../seed/stories/bids';
import { anOrderStory, aPaidOrder, payAtTheBank, theProviderDoes } from '../seed/stories/orders';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const toTehranHour = (instant: Date) =>
  new Intl.DateTimeFormat('fa', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Tehran',
  }).format(instant);

describe('the end of an offer', () => {
  const service = useMarket();

  const connection = () => service.context.ports.database.connection;
  const pendingOf = async (as: number) =>
    (await service.call('nonePreloader/user/getalert', {}, { as })).lstAlert.map(({ payload }) => payload);
  /** Acknowledges the listed alerts, as a page does that shows them. */
  const receives = async (as: number) => {
    const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as });
    const lstAlertId = lstAlert.map(({ alertId }) => alertId);
    await service.call('nonePreloader/user/ackalert', { lstAlertId, isAnswered: false }, { as });
    return lstAlert;
  };
  const closedOf = async (as: number) => (await pendingOf(as)).filter((payload) => payload.startsWith('closed_'));
  const eventsOf = async (as: number) => {
    const rows = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, as));
    return rows.map(({ event }) => event);
  };

  it.each([
    ['accepted', 'accept'],
    ['lost', 'decline'],
  ] as const)('is told as %s to the asked provider when they %s, and ends its alert', async (why, move) => {
    const story = await anOrderStory(service);
    const { taskid } = await aPaidOrder(story);
    const as = story.provider.userId;
    expect(await receives(as)).toHaveLength(1);
    await theProviderDoes(story, { taskid }, move);
    expect(await pendingOf(as)).toEqual([`closed_${taskid}_${why}`]);
  });

  it('is told as cancelled, with words of its own; a cancelled accepted job is an alert until it is answered', async () => {
    const story = await anOrderStory(service);
    const [as, by] = [story.provider.userId, { as: story.customer.userId }];
    const { reqid, taskid } = await aPaidOrder(story);
    await service.call('reqandpay/cancelrequest', { reqid }, by);
    expect(await closedOf(as)).toEqual([`closed_${taskid}_cancelled`]);
    expect(await eventsOf(as)).toEqual(['work-new', 'offer-cancelled']);
    const accepted = await aPaidOrder(story);
    await theProviderDoes(story, accepted, 'accept');
    await service.call('reqandpay/cancelrequest', { reqid: accepted.reqid }, by);
    expect(await closedOf(as)).not.toContain(`closed_${accepted.taskid}_cancelled`);
    const cancelled = (await receives(as)).filter(({ payload }) => payload.includes('"work-cancelled"'));
    expect(cancelled).toHaveLength(1);
    expect(await pendingOf(as)).toContain(cancelled[0]?.payload);
  });

  it('is told as expired when the time to answer is over', async () => {
    const story = await anOrderStory(service);
    const { taskid } = await aPaidOrder(story);
    service.clock.advance(5 * HOUR_MS);
    await runDueWork(service.context);
    expect(await closedOf(story.provider.userId)).toEqual([`closed_${taskid}_expired`]);
  });

  it('does not ring for the former provider once another is asked', async () => {
    const story = await anOrderStory(service);
    const { taskid } = await aPaidOrder(story);
    await theProviderDoes(story, { taskid }, 'decline');
    const { lstServiceProvider } = await service.call(
      'reqandpay/getnextprovider',
      { taskid },
      { as: story.customer.userId },
    );
    const next = lstServiceProvider[0]?.userId ?? 0;
    await service.call('reqandpay/offernextprovider', { taskid, workerUserId: next }, { as: story.customer.userId });
    expect(await pendingOf(story.provider.userId)).toEqual([`closed_${taskid}_lost`]);
    // Others of these tests have left them something.
    const ofThis = (await pendingOf(next)).filter((payload) => payload.includes(`_${taskid}_`));
    expect(ofThis).toEqual([expect.stringMatching(new RegExp(`_${next}$`))]);
  });

  it('reaches every bidder whose page has the offer; a bidder has answered, and the winner hears that the bid won', async () => {
    const story = await aBiddingStory(service, { bidderCount: 4 });
    const [winner, loser, reader, absent] = story.bidders.map(({ userId }) => userId) as [
      number,
      number,
      number,
      number,
    ];
    const placed = await aTaskOrder(story);
    for (const userId of [winner, loser, reader]) await receives(userId);
    const bid = await aBid(story, placed, { userId: winner });
    await aBid(story, placed, { userId: loser });
    for (const userId of [winner, loser]) expect(await pendingOf(userId)).toEqual([`closed_${placed.taskid}_accepted`]);
    expect(await pendingOf(reader)).toHaveLength(1);
    await service.sendMessages();
    await chooses(story, bid);
    await payAtTheBank(story, placed);
    expect(await closedOf(reader)).toEqual([`closed_${placed.taskid}_lost`]);
    expect(await pendingOf(absent)).toEqual([]);
    expect(await pendingOf(winner)).toEqual([
      `closed_${placed.taskid}_accepted`,
      expect.stringMatching(new RegExp(`_${placed.taskid}_${winner}$`)),
    ]);
    expect((await eventsOf(winner)).at(-1)).toBe('bid-won');
    const mobile = story.bidders[0].mobile;
    const [sms] = await connection()
      .select()
      .from(outgoingMessages)
      .where(and(eq(outgoingMessages.recipient, mobile), eq(outgoingMessages.channel, 'sms')));
    expect(sms?.text).toContain('پیشنهادتان انتخاب شد');
    const dueAt = new Date(service.clock.now().getTime() + BID_CONFIRM_MS);
    expect(sms?.text).toMatch(new RegExp(`تأیید تا .+، ${toTehranHour(dueAt)}`));
    expect(sms?.text).toContain('«ق ');
    const rows = await connection().select().from(alerts).where(eq(alerts.userId, absent));
    expect(rows.map(({ payload }) => payload)).not.toContain(`closed_${placed.taskid}_lost`);
  });
});
