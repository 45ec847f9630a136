import { eq } from 'drizzle-orm';

import { LATENESS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toCommissionRials, toShareRials } from '@/lib/domain/money/money';

import { getBalanceRials, platformAccounts, userAccount } from '../../money';
import { inboxMessages, lateStarts } from '../../schema';
import { openAccount } from '../../seed/people';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });

const connection = () => service.context.ports.database.connection;
const balanceOf = (account: Parameters<typeof getBalanceRials>[1]) => getBalanceRials(connection(), account);
const cashOf = ({ customer }: OrderStory) => balanceOf(userAccount('cash', customer.userId));
const detailOf = async ({ customer }: OrderStory, { taskid }: Placed) =>
  (await service.call('clean/gettaskdetail', { taskid }, { as: customer.userId })).taskDetail;
const eventsOf = async (userId: number) =>
  (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ event }) => event);

/** Departs, and goes to `lateMinutes` after the visit's hour. */
async function onTheWayAt(story: OrderStory, placed: Placed, lateMinutes: number): Promise<void> {
  await theProviderDoes(story, placed, 'accept', 'depart');
  const { startsAtMs } = await detailOf(story, placed);
  service.clock.advance(startsAtMs + lateMinutes * MINUTE_MS - service.clock.now().getTime());
}

async function aVisitThatBegins(lateMinutes: number, isCash = false) {
  const story = await anOrderStory(service);
  const placed = isCash ? await aCashOrder(story) : await aPaidOrder(story);
  await onTheWayAt(story, placed, lateMinutes);
  const before = await cashOf(story);
  await theProviderDoes(story, placed, 'start');
  return { story, placed, creditedRials: (await cashOf(story)) - before };
}

const ends = async (story: OrderStory, placed: Placed) => {
  await theProviderDoes(story, placed, 'finish');
  await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
};

describe('a visit that begins later than promised', () => {
  it.each([
    [15, 0],
    [20, 5],
    [45, 10],
    [90, 20],
  ])(
    '[B-29] %d minutes after its hour credits %d percent in the transaction of its start',
    async (minutes, percent) => {
      const { story, placed, creditedRials } = await aVisitThatBegins(minutes);
      expect(creditedRials).toBe((THREE_HOURS_RIALS * percent) / 100);
      const { lateness } = await detailOf(story, placed);
      expect(lateness).toMatchObject({ lateMinutes: percent === 0 ? null : minutes, creditRial: creditedRials });
      expect((await eventsOf(story.customer.userId)).includes('late-credited')).toBe(percent > 0);
      expect((await eventsOf(story.provider.userId)).includes('work-late')).toBe(percent > 0);
      if (percent === 0) return;
      const { lstTurnover } = await service.call('wallet/getturnover', {}, { as: story.customer.userId });
      expect(lstTurnover[0]).toMatchObject({
        turnoverEnum: 'late-credit',
        amountRial: creditedRials,
        taskid: placed.taskid,
      });
    },
  );

  it('[B-29] is paid by the commission first, then by at most a tenth of the provider’s pay', async () => {
    const { story, placed, creditedRials } = await aVisitThatBegins(90);
    const platform = async () => [
      await balanceOf(platformAccounts.lateness),
      await balanceOf(platformAccounts.commission),
    ];
    const [advanced = 0, commission = 0] = await platform();
    await ends(story, placed);
    const commissionRials = toCommissionRials(THREE_HOURS_RIALS);
    const ofPay = creditedRials - commissionRials;
    expect(ofPay).toBeLessThanOrEqual(toShareRials(THREE_HOURS_RIALS - commissionRials, LATENESS.mostOfPayPercent));
    expect(await platform()).toEqual([advanced - creditedRials, commission]);
    const netRials = THREE_HOURS_RIALS - commissionRials - ofPay;
    expect(await balanceOf(userAccount('payable', story.provider.userId))).toBe(netRials);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.provider.userId },
    );
    expect(taskDetail.pay).toMatchObject({ netRial: netRials, commissionRial: 0 });
    expect(taskDetail.lateness).toMatchObject({ creditRial: creditedRials, ofPayRial: ofPay });
    const { lstLine } = await service.call('payout/getstatement', {}, { as: story.provider.userId });
    expect(lstLine.find(({ name }) => name === 'late-settlement')).toMatchObject({ amountRial: -ofPay });
  });

  it('[B-29] on a cash order is paid for by the commission credit, as credit in the customer’s wallet', async () => {
    const { story, placed, creditedRials } = await aVisitThatBegins(90, true);
    expect(creditedRials).toBe(THREE_HOURS_RIALS / 5);
    await service.context.ports.database.transaction((transaction) =>
      openAccount(transaction, 'bidding-credit', story.provider.userId, 5_000_000, service.clock.now()),
    );
    const credit = userAccount('bidding-credit', story.provider.userId);
    const before = await balanceOf(credit);
    await ends(story, placed);
    const ofPay = creditedRials - toCommissionRials(THREE_HOURS_RIALS);
    expect(before - (await balanceOf(credit))).toBe(ofPay);
    const [row] = await connection().select().from(lateStarts).where(eq(lateStarts.taskId, placed.taskid));
    expect(row).toMatchObject({ commissionRials: toCommissionRials(THREE_HOURS_RIALS), providerRials: ofPay });
  });

  it('[B-29] keeps the promise by an arrival in time, however late the work begins', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await onTheWayAt(story, placed, 10);
    await service.call('ontheway/arrive', { taskid: placed.taskid }, { as: story.provider.userId });
    service.clock.advance(40 * MINUTE_MS);
    const before = await cashOf(story);
    await theProviderDoes(story, placed, 'start');
    expect(await cashOf(story)).toBe(before);
    expect((await detailOf(story, placed)).lateness).toMatchObject({ lateMinutes: null, creditRial: 0 });
  });
});

describe('a delay announced an hour ahead', () => {
  const tellsAt = async (minutesBefore: number) => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await onTheWayAt(story, placed, -minutesBefore);
    const told = { taskid: placed.taskid, minutes: 20 };
    await service.call('expert/telldelay', told, { as: story.provider.userId });
    // A repeat after a lost answer tells nobody again.
    await service.call('expert/telldelay', told, { as: story.provider.userId });
    expect((await eventsOf(story.customer.userId)).filter((event) => event === 'order-delayed')).toHaveLength(1);
    return { story, placed };
  };
  const answers = ({ customer }: OrderStory, { taskid }: Placed, isagreed: boolean) =>
    service.call('reqandpay/answerdelay', { taskid, isagreed }, { as: customer.userId });
  const creditAfter = async (story: OrderStory, placed: Placed, lateMinutes: number) => {
    const { startsAtMs } = await detailOf(story, placed);
    service.clock.advance(startsAtMs + lateMinutes * MINUTE_MS - service.clock.now().getTime());
    const before = await cashOf(story);
    await theProviderDoes(story, placed, 'start');
    return (await cashOf(story)) - before;
  };

  it('[B-29] moves the promise with the customer’s consent, and owes nothing for its minutes', async () => {
    const { story, placed } = await tellsAt(60);
    expect((await detailOf(story, placed)).moves).toContain('agreeDelay');
    const { taskDetail } = await answers(story, placed, true);
    const { startsAtMs, lateness, moves } = taskDetail;
    expect(lateness).toMatchObject({
      promisedUntilMs: startsAtMs + 20 * MINUTE_MS + LATENESS.promisedMs,
      freeCancelFromMs: startsAtMs + 20 * MINUTE_MS + LATENESS.freeCancelAfterMs,
      delay: { minutes: 20, answer: 'agreed' },
    });
    expect(moves).not.toContain('agreeDelay');
    expect(await eventsOf(story.provider.userId)).toContain('work-delay-agreed');
    expect(await creditAfter(story, placed, 35)).toBe(0);
  });

  it('[B-29] owes the usual credit where the customer refuses or says nothing', async () => {
    for (const isAnswered of [true, false]) {
      const { story, placed } = await tellsAt(75);
      if (isAnswered) await answers(story, placed, false);
      expect(await creditAfter(story, placed, 35)).toBe(THREE_HOURS_RIALS / 10);
    }
  });

  it('[B-29] is only news when it is announced later: nobody is asked, and the promise stays', async () => {
    const { story, placed } = await tellsAt(59);
    const { moves, lateness } = await detailOf(story, placed);
    expect(moves).not.toContain('agreeDelay');
    expect(lateness?.delay).toEqual({ minutes: 20, answer: 'unasked' });
    await expect(answers(story, placed, true)).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await creditAfter(story, placed, 35)).toBe(THREE_HOURS_RIALS / 10);
  });

  it('[B-29] is agreed to before the visit’s hour, and an answer and the start at once have one winner', async () => {
    const { story, placed } = await tellsAt(60);
    const { startsAtMs } = await detailOf(story, placed);
    service.clock.advance(startsAtMs - service.clock.now().getTime());
    const outcomes = await Promise.allSettled([answers(story, placed, true), theProviderDoes(story, placed, 'start')]);
    expect(outcomes[1]?.status).toBe('fulfilled');
    const { lateness, state } = await detailOf(story, placed);
    expect(state).toBe('IN_PROGRESS');
    expect(lateness?.delay?.answer).toBe(outcomes[0]?.status === 'fulfilled' ? 'agreed' : 'open');
  });

  it('[B-29] ends with a provider who does not come', async () => {
    const { story, placed } = await tellsAt(60);
    await theProviderDoes(story, placed, 'withdraw');
    expect((await detailOf(story, placed)).lateness?.delay).toBeNull();
  });
});

describe('a start that waited on a phone without network', () => {
  const syncs = async (story: OrderStory, placed: Placed, saidMinutesLate: number) => {
    const { startCode, startsAtMs } = await detailOf(story, placed);
    await service.call(
      'expert/movetask',
      {
        taskid: placed.taskid,
        move: 'start',
        startCode: startCode ?? '',
        madeAtMs: startsAtMs + saidMinutesLate * MINUTE_MS,
      },
      { as: story.provider.userId },
    );
  };
  const rowOf = async ({ taskid }: Placed) =>
    (await connection().select().from(lateStarts).where(eq(lateStarts.taskId, taskid)))[0];

  it('[B-29] credits the customer by the server’s clock, and costs the provider only by the phone’s time', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await onTheWayAt(story, placed, 90);
    await syncs(story, placed, 10);
    expect(await rowOf(placed)).toMatchObject({ amountRials: THREE_HOURS_RIALS / 5, saidRials: 0 });
    await ends(story, placed);
    expect(await rowOf(placed)).toMatchObject({ commissionRials: 0, providerRials: 0 });
    const netRials = THREE_HOURS_RIALS - toCommissionRials(THREE_HOURS_RIALS);
    expect(await balanceOf(userAccount('payable', story.provider.userId))).toBe(netRials);
  });

  it('[B-29] is not earlier than the server’s last news from the phone', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await onTheWayAt(story, placed, 45);
    const position = { latitude: 35.7, longitude: 51.4 };
    await service.call('ontheway/shareposition', { taskid: placed.taskid, position }, { as: story.provider.userId });
    service.clock.advance(45 * MINUTE_MS);
    await syncs(story, placed, 10);
    expect(await rowOf(placed)).toMatchObject({ saidRials: THREE_HOURS_RIALS / 10 });
  });
});

describe('an hour after a visit should have begun', () => {
  it('[B-29] cancelling is free unless somebody has arrived, and all of the money comes back', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await onTheWayAt(story, placed, 61);
    const answer = await service.call(
      'reqandpay/cancelrequest',
      { reqid: placed.reqid, previewOnly: true },
      { as: story.customer.userId },
    );
    expect(answer).toMatchObject({ feeRial: 0, rule: 'nobody-there' });
    expect(answer.refunds.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(THREE_HOURS_RIALS);
  });
});
