import { eq } from 'drizzle-orm';

import { listGiftLines, listOwnMoneyLines } from '@/lib/domain/accounting/own-accounts';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { makePayout } from '../payouts';
import { bankRefunds, paymentAttempts, payouts } from '../schema';
import { A_SHEBA } from '../seed/stories/payouts';

import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderWorks,
  THREE_HOURS_RIALS,
} from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { listPdfLetters } from '../testing/pdf-letters';
import { useMarket } from '../testing/use-market';

const GIFT_RIALS = 200_000;
const OWN_RIALS = 30_000_000;

describe('a customer’s month', () => {
  const service = useMarket({ checksLedger: true });

  /** One order from gift and wallet, one at the bank, one at the door, one that was paid and cancelled. */
  async function aMonth() {
    const story = await anOrderStory(service, { cashRials: OWN_RIALS, hasWelcomeGift: true });
    const by = { as: story.customer.userId };
    const day = (days: number) => ({ gDate: aDayFromNow(service.context, days) });
    const settle = ({ reqid }: { reqid: number }) =>
      service.call('custom', { prefix: 'wallet-', reqId: reqid, giftCode: '1', useWallet: 'true' }, by);
    const wallet = await aPlacedOrder(story, { ...day(3), usesGift: true });
    await settle(wallet);
    const bank = await aPaidOrder(story, day(4));
    const door = await aCashOrder(story, day(5));
    const cancelled = await aPlacedOrder(story, day(6));
    await settle(cancelled);
    await service.call('reqandpay/cancelrequest', { reqid: cancelled.reqid }, by);
    await theProviderWorks(story, door);
    await service.call('reqandpay/confirmtask', { taskid: door.taskid }, by);
    return { story, by, wallet, bank, door, cancelled };
  }

  let month: Awaited<ReturnType<typeof aMonth>>;
  beforeAll(async () => {
    // The tests begin on the last day of a month.
    service.clock.advance(2 * DAY_MS);
    month = await aMonth();
  });

  it('has a line an order with its payments by source and its refunds', async () => {
    const { by, wallet, bank, door, cancelled } = month;
    const { lstOrder, paid, back } = await service.call('accounting/getownmonth', {}, by);
    const nothing = { giftRial: 0, walletRial: 0, bankRial: 0, doorRial: 0 };
    const rest = THREE_HOURS_RIALS - GIFT_RIALS;
    expect(new Map(lstOrder.map((order) => [order.taskid, [order.paid, order.back]]))).toEqual(
      new Map([
        [wallet.taskid, [{ ...nothing, giftRial: GIFT_RIALS, walletRial: rest }, nothing]],
        [bank.taskid, [{ ...nothing, bankRial: THREE_HOURS_RIALS }, nothing]],
        [door.taskid, [{ ...nothing, doorRial: THREE_HOURS_RIALS }, nothing]],
        [
          cancelled.taskid,
          [
            { ...nothing, walletRial: THREE_HOURS_RIALS },
            { ...nothing, walletRial: THREE_HOURS_RIALS },
          ],
        ],
      ]),
    );
    expect(paid).toEqual({
      giftRial: GIFT_RIALS,
      walletRial: rest + THREE_HOURS_RIALS,
      bankRial: THREE_HOURS_RIALS,
      doorRial: THREE_HOURS_RIALS,
    });
    expect(back).toEqual({ ...nothing, walletRial: THREE_HOURS_RIALS });
  });

  it('says of each order where its money is now', async () => {
    const { by, wallet, bank, door, cancelled } = month;
    const placeOf = async ({ taskid }: { taskid: number }, reader = by) => {
      const { lstOrder } = await service.call('accounting/getownmonth', {}, reader);
      return lstOrder.find((order) => order.taskid === taskid);
    };
    expect(await placeOf(wallet)).toMatchObject({ placeEnum: 'held', toCardRial: 0 });
    expect(await placeOf(door)).toMatchObject({ placeEnum: 'professional', toCardRial: 0 });
    expect(await placeOf(cancelled)).toMatchObject({ placeEnum: 'back', toCardRial: 0 });
    const story = await anOrderStory(service);
    const done = await aPaidOrder(story);
    await theProviderWorks(story, done);
    expect(await placeOf(done, { as: story.customer.userId })).toMatchObject({ placeEnum: 'awaiting' });
    const { connection } = service.context.ports.database;
    const [attempt] = await connection.select().from(paymentAttempts).where(eq(paymentAttempts.taskId, bank.taskid));
    const now = service.clock.now();
    const sum = { amountRials: THREE_HOURS_RIALS, cause: 'refund', state: 'pending' } as const;
    const [refund] = await connection
      .insert(bankRefunds)
      .values({ taskId: bank.taskid, attemptId: attempt?.id ?? 0, ...sum, nextAttemptAt: now, createdAt: now })
      .returning({ id: bankRefunds.id });
    expect(await placeOf(bank)).toMatchObject({ placeEnum: 'to-card', toCardRial: THREE_HOURS_RIALS });
    await connection.delete(bankRefunds).where(eq(bankRefunds.id, refund?.id ?? 0));
    expect(await placeOf(bank)).toMatchObject({ placeEnum: 'held', toCardRial: 0 });
  });

  it('has the withdrawals apart, each as far as it has come, also in the turnover', async () => {
    const { customer } = await anOrderStory(service, { cashRials: OWN_RIALS });
    const by = { as: customer.userId };
    const { connection, ...database } = service.context.ports.database;
    const payoutId = await database.transaction((transaction) =>
      makePayout(transaction, {
        userId: customer.userId,
        source: 'cash',
        amountRials: 5_000_000,
        sheba: A_SHEBA,
        ownSheba: null,
        now: service.clock.now(),
      }),
    );
    const states = async () => {
      const { lstWithdrawal, own } = await service.call('accounting/getownmonth', {}, by);
      const { lstTurnover } = await service.call('wallet/getturnover', {}, by);
      const [line] = lstTurnover;
      return { month: lstWithdrawal, line: line?.payoutStateEnum, withdrawnRial: own.withdrawnRial };
    };
    const asked = { payoutid: payoutId, amountRial: 5_000_000, stateEnum: 'requested' };
    expect(await states()).toMatchObject({ month: [asked], line: 'requested', withdrawnRial: 5_000_000 });
    await connection.update(payouts).set({ state: 'at-bank' }).where(eq(payouts.id, payoutId));
    expect(await states()).toMatchObject({ month: [{ ...asked, stateEnum: 'at-bank' }], line: 'at-bank' });
  });

  it('has the ledger’s sums, to the rial, with gifts and top-ups apart', async () => {
    const { by } = month;
    const { paid, back, own, gift } = await service.call('accounting/getownmonth', {}, by);
    const { balanceRial, balanceGiftCredit } = await service.call('wallet/getaccountbalance', {}, by);
    expect(own).toMatchObject({ openRial: 0, topUpRial: OWN_RIALS, inRial: 0, closeRial: balanceRial });
    expect(gift).toMatchObject({ openRial: 0, inRial: GIFT_RIALS, outRial: 0, closeRial: balanceGiftCredit });
    const apart = own.topUpRial - own.withdrawnRial;
    expect(own.openRial + apart + own.inRial - own.outRial - paid.walletRial + back.walletRial).toBe(own.closeRial);
    expect(gift.openRial + gift.inRial - gift.outRial - paid.giftRial + back.giftRial).toBe(gift.closeRial);
  });

  it('has lines of own money and of gift credit that add up to the balance at the end', async () => {
    const own = await service.call('accounting/getownmonth', {}, month.by);
    for (const lines of [listOwnMoneyLines(own), listGiftLines(own)]) {
      const sums = lines.map(([, rials]) => rials);
      expect(sums.slice(0, -1).reduce((sum, rials) => sum + rials, 0)).toBe(sums.at(-1));
    }
    expect(listOwnMoneyLines(own)).toContainEqual(['backRial', THREE_HOURS_RIALS]);
    expect(listGiftLines(own)).toContainEqual(['paidRial', -GIFT_RIALS]);
  });

  it('begins with the former month’s end', async () => {
    const { by } = month;
    const { of, own } = await service.call('accounting/getownmonth', {}, by);
    const next = of.month === 12 ? { year: of.year + 1, month: 1 } : { year: of.year, month: of.month + 1 };
    const later = await service.call('accounting/getownmonth', { of: next }, by);
    const nothing = { topUpRial: 0, inRial: 0, withdrawnRial: 0, outRial: 0 };
    expect(later.own).toEqual({ openRial: own.closeRial, ...nothing, closeRial: own.closeRial });
    expect(later.lstOrder).toEqual([]);
  });

  it('is its customer’s only', async () => {
    const { customer } = await anOrderStory(service);
    const { lstOrder, own } = await service.call('accounting/getownmonth', {}, { as: customer.userId });
    expect([lstOrder, own.closeRial]).toEqual([[], 0]);
  });

  it('is a PDF for readers and a table for a spreadsheet', async () => {
    const { by, wallet } = month;
    const { of } = await service.call('accounting/getownmonth', {}, by);
    const pdf = await service.call('accounting/getownmonthfile', { of, format: 'pdf' }, by);
    const letters = listPdfLetters(Buffer.from(pdf.contentBase64, 'base64'));
    expect([...'payments'].filter((letter) => !letters.has(letter))).toEqual([]);
    const csv = await service.call('accounting/getownmonthfile', { of, format: 'csv' }, by);
    const text = Buffer.from(csv.contentBase64, 'base64').toString();
    expect(text).toContain(`${wallet.reqcode},`);
    expect(text).toContain(',20000,940000,0,0,0,0,0,0');
  });
});
