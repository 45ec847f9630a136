import { eq } from 'drizzle-orm';

import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { sayInboxMessage } from '../../words/inbox-words';
import { inboxMessages } from '../../schema';
import {
  anOrderStory,
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

/** A sum never breaks from its unit on a line. */
const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');

// Three hours cost 9,600,000 rial: the commission is 1,440,000, the fee of a late cancellation as much.
describe('every told sum of an order is the ledger’s', () => {
  const service = useMarket();
  let story: OrderStory;

  const begin = async (money: { cashRials?: number; hasWelcomeGift?: boolean }) => {
    story = await anOrderStory(service, money);
  };
  const detailOf = async ({ taskid }: Placed, as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  const inboxOf = async (userId: number, event: string) => {
    const rows = await service.context.ports.database.connection
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, userId));
    return rows.filter((row) => row.event === event).map((row) => toPlain(sayInboxMessage(row, 'en').body));
  };
  const lastSmsTo = async (mobile: string) => {
    await service.sendMessages();
    return toPlain(service.sms.filter((message) => message.mobile === mobile).at(-1)?.text ?? '');
  };
  const cancel = ({ reqid }: Placed) =>
    service.call('reqandpay/cancelrequest', { reqid }, { as: story.customer.userId });
  const settle = ({ reqid }: Placed, prefix: 'cod-' | 'wallet-', giftCode = '0') =>
    service.call('custom', { prefix, reqId: reqid, giftCode, useWallet: 'false' }, { as: story.customer.userId });
  const goBefore = async (placed: Placed, beforeMs: number) =>
    service.clock.advance((await detailOf(placed)).startsAtMs - beforeMs - service.clock.now().getTime());

  it('paid at the bank with a gift: the message, the order’s page and the receipt name the bank’s part and the gift’s', async () => {
    await begin({ hasWelcomeGift: true });
    const placed = await aPaidOrder(story, { usesGift: true });
    const [message = ''] = await inboxOf(story.customer.userId, 'order-paid');
    expect(message).toContain('At the bank: 940,000 tomans');
    expect(message).toContain('Gift credit: 20,000 tomans');
    expect(message).not.toContain('wallet:');
    const sums = {
      giftRial: 200_000,
      walletRial: 0,
      bankRial: 9_400_000,
      cashRial: 0,
      paidRial: 9_600_000,
      dueRial: 0,
    };
    expect((await detailOf(placed)).sums).toMatchObject(sums);
    expect(await detailOf(placed, story.provider.userId)).toMatchObject({
      sums: null,
      bankReference: null,
      pay: { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 0, cashRial: 0, feeRial: 0 },
    });
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    const done = await detailOf(placed);
    expect(done).toMatchObject({ sums, pay: null, paidAtMs: expect.any(Number), bankReference: expect.any(String) });
    expect((await detailOf(placed, story.provider.userId)).pay).toMatchObject({ netRial: 8_160_000 });
    expect(await inboxOf(story.provider.userId, 'work-paid')).toEqual([
      expect.stringContaining('Your share: 816,000 tomans'),
    ]);
  });

  it('paid with the wallet: they name the wallet, and no bank', async () => {
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(story, { ipgId: 2 });
    await settle(placed, 'wallet-');
    expect((await detailOf(placed)).sums).toMatchObject({ walletRial: 9_600_000, bankRial: 0, paidRial: 9_600_000 });
    const [message = ''] = await inboxOf(story.customer.userId, 'order-paid');
    expect(message).toContain('From the wallet: 960,000 tomans');
    expect(message).not.toContain('bank');
  });

  it('in cash with a gift: they name the sum for the door, and it counts as paid once the job is completed', async () => {
    await begin({ hasWelcomeGift: true });
    const placed = await aCashOrder(story, { giftCode: '1' });
    expect(await inboxOf(story.customer.userId, 'order-placed')).toEqual([expect.stringContaining('940,000 tomans')]);
    expect((await detailOf(placed)).sums).toMatchObject({ giftRial: 200_000, cashRial: 0, dueRial: 9_400_000 });
    expect((await detailOf(placed, story.provider.userId)).pay).toMatchObject({
      cashDueRial: 9_400_000,
      netRial: 8_160_000,
    });
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    expect((await detailOf(placed)).sums).toMatchObject({ cashRial: 9_400_000, paidRial: 9_600_000, dueRial: 0 });
    expect((await detailOf(placed, story.provider.userId)).pay).toMatchObject({ cashDueRial: 0, netRial: 8_160_000 });
    expect(await inboxOf(story.provider.userId, 'work-paid')).toEqual([]);
    const [told = '', ...more] = await inboxOf(story.provider.userId, 'work-paid-cash');
    expect(more).toEqual([]);
    expect(told).toContain('You were to take 940,000 tomans in cash; nothing of it came through Pelakfan.');
    expect(told).toContain('Your share: 816,000 tomans');
  });

  it('cancelled in time: the provider is told on every channel that it brings nothing', async () => {
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(story, { ipgId: 2 });
    await settle(placed, 'wallet-');
    await theProviderDoes(story, placed, 'accept');
    await cancel(placed);
    expect((await detailOf(placed, story.provider.userId)).pay).toEqual({
      netRial: 0,
      commissionRial: 0,
      cashDueRial: 0,
      cashRial: 0,
      feeRial: 0,
    });
    expect(await inboxOf(story.provider.userId, 'work-cancelled')).toEqual([
      expect.stringContaining('You are paid nothing for it.'),
    ]);
    expect((await detailOf(placed)).sums).toMatchObject({ paidRial: 9_600_000, backRial: 9_600_000, feeRial: 0 });
  });

  it('cancelled late: the provider hears by inbox, SMS and alert, with her fee', async () => {
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(story, { ipgId: 2 });
    await settle(placed, 'wallet-');
    await theProviderDoes(story, placed, 'accept');
    await goBefore(placed, 2 * HOUR_MS);
    await cancel(placed);
    const { userId, mobile } = story.provider;
    expect((await detailOf(placed, userId)).pay).toMatchObject({ netRial: 1_440_000, commissionRial: 0 });
    expect(await inboxOf(userId, 'work-cancelled')).toEqual([expect.stringContaining('you get 144,000 tomans')]);
    expect(await lastSmsTo(mobile)).toContain('۱۴۴٬۰۰۰ تومان');
    const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as: userId });
    expect(lstAlert.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([expect.stringContaining('"event":"work-cancelled"')]),
    );
    expect(await inboxOf(story.customer.userId, 'order-cancelled')).toEqual([
      expect.stringContaining('Fee of the late cancellation: 144,000 tomans. Refunded: 816,000 tomans'),
    ]);
    expect((await detailOf(placed)).sums).toMatchObject({ feeRial: 1_440_000, backRial: 8_160_000 });
    const { lstTask } = await service.call('clean/getalloldtaskbyuserid', {}, { as: story.customer.userId });
    expect(lstTask.map(({ sums }) => sums)).toEqual([(await detailOf(placed)).sums]);
  });

  it('an older message with only the price still has its words', () => {
    const said = sayInboxMessage(
      { event: 'order-paid', params: { code: '1', taskId: 2, amountRials: 9_600_000 } },
      'en',
    );
    expect(toPlain(said.body)).toBe(
      'Order 1 is paid; its price is 960,000 tomans. The money stays with Pelakfan until the job is done.',
    );
  });

  it('messages lead to their order, each side to its own page; an SMS has the short address', async () => {
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(story, { ipgId: 2 });
    await settle(placed, 'wallet-');
    const pathsOf = async (as: number) =>
      (await service.call('user/getuserinbox', {}, { as })).userInboxLst.map(({ path }) => path);
    expect(await pathsOf(story.customer.userId)).toContain(`/my-order-list/current_order/?taskid=${placed.taskid}`);
    expect(await pathsOf(story.provider.userId)).toContain(`/pelakman/orderlist/newworks/${placed.taskid}/`);
    expect(await lastSmsTo(story.provider.mobile)).toMatch(
      new RegExp(`\\nhttp://localhost:3000/w/${placed.taskid}$`, 'm'),
    );
    await theProviderDoes(story, placed, 'accept');
    expect(await lastSmsTo(story.customer.mobile)).toMatch(new RegExp(`\\nhttp://localhost:3000/o/${placed.taskid}$`));
  });
});
