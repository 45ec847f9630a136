import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { getBalanceRials, platformAccounts, userAccount } from '../../money';
import { eraseAccount } from '../../personal-data/erase';
import { disputeEntries, disputes, giftGrants, tasks } from '../../schema';
import { getEscrowRials, readBooks, toDifference, type Books } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { atTheDoor, NEAR_DOOR } from '../../seed/stories/door';
import { anOperator } from '../../seed/stories/people';
import { useMarketOverHttp } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const PRICE = 9_600_000;
const PAY = 8_160_000;

describe('an operator’s decision on a dispute', () => {
  const { service, site } = useMarketOverHttp();
  let story: OrderStory;
  let placed: Placed;
  let before: Books;
  let operators: { first: number; second: number; third: number };
  beforeAll(async () => {
    const [first, second, third] = [
      await anOperator(service.context),
      await anOperator(service.context),
      await anOperator(service.context),
    ];
    operators = { first, second, third };
  });
  const begins = async (as: Promise<OrderStory>, order: (story: OrderStory) => Promise<Placed> = aPaidOrder) => {
    story = await as;
    placed = await order(story);
    await theProviderWorks(story, placed);
    before = await readBooks(story);
  };

  const connection = () => service.context.ports.database.connection;
  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const byTask = () => ({ taskid: placed.taskid });
  const photo = async (by: { as: number }) => {
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } });
    const file = new Uint8Array(await canvas.png().toBuffer());
    return (await service.call('uploadimage', { file }, by)).lstFileDocument[0]?.fileid ?? 0;
  };
  const reachesDesk = async (reason: 'damage' | 'badly-done' = 'damage', fileids: number[] = []) => {
    const report = { ...byTask(), reason, text: 'It is broken', fileids };
    const { dispute } = await service.call('dispute/opendispute', report, customer());
    await service.call('dispute/adddisputewords', { ...byTask(), text: 'It was so before' }, provider());
    await service.call('dispute/askdesk', byTask(), customer());
    return dispute.disputeid;
  };
  const decide = (disputeid: number, rial: number, as = operators.first) =>
    service.call('operator/decidedispute', { disputeid, rial, reason: 'As the photos show.' }, { as });
  const confirm = (disputeid: number, isconfirmed: boolean, as = operators.second) =>
    service.call('operator/confirmdispute', { disputeid, isconfirmed }, { as });
  const appeal = (by = customer()) =>
    service.call('dispute/appealdecision', { ...byTask(), text: 'That is not right' }, by);
  const moved = async () => toDifference(before, await readBooks(story));
  const debt = () => getBalanceRials(connection(), userAccount('provider-debt', story.provider.userId));
  const loss = () => getBalanceRials(connection(), platformAccounts.disputeLoss);
  const read = async (by = customer()) => (await service.call('dispute/getdispute', byTask(), by)).dispute;

  it('[B-04] is shown before it is made, moves the money at once, and both sides read its reason', async () => {
    await begins(anOrderStory(service));
    const disputeid = await reachesDesk();
    const queue = (await service.call('operator/getalldispute', {}, { as: operators.first })).lstDispute;
    expect(queue).toContainEqual(expect.objectContaining({ disputeid, frozenRial: PRICE, state: 'desk' }));
    const shown = (await service.call('operator/getdispute', { disputeid }, { as: operators.first })).dispute;
    expect(shown).toMatchObject({ disputeid, state: 'desk', frozenRial: PRICE, mayJudge: true, pending: null });
    const { plan } = await service.call(
      'operator/plandispute',
      { disputeid, rial: 3_600_000 },
      { as: operators.first },
    );
    expect(plan).toEqual({
      giftRial: 0,
      walletRial: 3_600_000,
      providerRial: 5_100_000,
      commissionRial: 900_000,
      debtRial: 0,
      borneRial: 0,
      needsSecond: false,
    });
    await expect(decide(disputeid, 0, story.customer.userId)).rejects.toMatchObject({ key: 'operators-only' });
    expect(await decide(disputeid, 3_600_000)).toEqual({ waits: false });
    expect(await moved()).toEqual({ cash: 3_600_000, escrow: -PRICE, commission: 900_000, payable: 5_100_000 });
    for (const by of [customer(), provider()])
      expect(await read(by)).toMatchObject({
        state: 'decided',
        decisionReason: 'As the photos show.',
        moves: ['appeal'],
      });
    await expect(decide(disputeid, 0)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('seals its evidence by hashes, which outlive the words and photos', async () => {
    await begins(anOrderStory(service));
    const fileid = await photo(customer());
    await service.call('ordermessage/addmessage', { ...byTask(), text: 'Look at it' }, customer());
    const disputeid = await reachesDesk('damage', [fileid]);
    const [shown] = (await read(provider())).lstPhoto;
    const open = (as: number) => fetch(`${site.url}${shown?.fileurl}`, { headers: { authorization: `as-user-${as}` } });
    const bytes = new Uint8Array(await (await open(operators.first)).arrayBuffer());
    expect((await open(story.provider.userId)).status).toBe(200);
    await decide(disputeid, 0);
    const sealed = async () =>
      (await connection().select({ seal: disputes.seal }).from(disputes).where(eq(disputes.id, disputeid)))[0]?.seal;
    const first = await sealed();
    expect(first?.photos).toEqual([{ fileId: fileid, sha256: createHash('sha256').update(bytes).digest('hex') }]);
    expect([first?.entries.length, first?.messages.length]).toEqual([2, 1]);
    await connection().transaction((transaction) =>
      eraseAccount(transaction, story.customer.userId, service.clock.now()),
    );
    const words = await connection().select().from(disputeEntries).where(eq(disputeEntries.disputeId, disputeid));
    expect(words.find(({ side }) => side === 'customer')?.text).toBe('');
    expect(await sealed()).toEqual(first);
  });

  it('above five million tomans waits for a second operator, who is not the first', async () => {
    await begins(anOrderStory(service));
    const disputeid = await reachesDesk();
    expect(await decide(disputeid, 60_000_000)).toEqual({ waits: true });
    expect(await moved()).toEqual({});
    await expect(confirm(disputeid, true, operators.first)).rejects.toMatchObject({ key: 'not-yours' });
    await confirm(disputeid, false);
    expect(await read()).toMatchObject({ state: 'desk', backRial: 0 });
    await decide(disputeid, 60_000_000);
    await confirm(disputeid, true);
    expect(await moved()).toEqual({ cash: 60_000_000, escrow: -PRICE });
    expect(await debt()).toBe(60_000_000 - PRICE);
    await expect(decide(await reachesNext(), 10 * PRICE + 1)).rejects.toMatchObject({ key: 'invalid-input' });
  });
  const reachesNext = async () => {
    await begins(anOrderStory(service));
    return reachesDesk();
  };

  it('[B-28] above five million tomans is void when the order’s money has moved meanwhile, and is proposed anew', async () => {
    const disputeid = await reachesNext();
    await decide(disputeid, 60_000_000);
    await connection().update(disputes).set({ debtRials: 1 }).where(eq(disputes.id, disputeid));
    await expect(confirm(disputeid, true)).rejects.toMatchObject({ key: 'approval-void' });
    expect(await moved()).toEqual({});
    expect(await decide(disputeid, 60_000_000)).toEqual({ waits: true });
  });

  it('makes a debt of the part that the professional has not got, repaid from at most thirty percent of a later earning', async () => {
    await begins(anOrderStory(service));
    const disputeid = await reachesDesk();
    await decide(disputeid, PRICE + 5_000_000);
    expect(await moved()).toEqual({ cash: PRICE + 5_000_000, escrow: -PRICE });
    expect(await debt()).toBe(5_000_000);
    expect([(await read(provider())).debtRial, (await read()).debtRial]).toEqual([5_000_000, 0]);
    const next = await aPaidOrder(story);
    await theProviderWorks(story, next);
    await service.call('reqandpay/confirmtask', { taskid: next.taskid }, customer());
    const repaid = (PAY * 30) / 100;
    expect(await debt()).toBe(5_000_000 - repaid);
    expect((await moved()).payable).toBe(PAY - repaid);
  });

  it('[B-04] on appeal is made by an operator who has not touched the case, and the difference is the marketplace’s loss', async () => {
    await begins(anOrderStory(service));
    const disputeid = await reachesDesk();
    await decide(disputeid, 4_800_000);
    await appeal(provider());
    await expect(appeal()).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(decide(disputeid, 0)).rejects.toMatchObject({ key: 'not-yours' });
    const lossBefore = await loss();
    await decide(disputeid, 0, operators.third);
    // The customer keeps what a first decision gave.
    expect(await moved()).toEqual({ cash: 4_800_000, escrow: -PRICE, commission: 1_440_000, payable: PAY });
    expect((await loss()) - lossBefore).toBe(4_800_000);
    expect(await read()).toMatchObject({ state: 'settled', appeal: { side: 'provider' }, moves: [] });
  });

  it('on appeal gives the customer more from the professional’s pay', async () => {
    await begins(anOrderStory(service));
    const disputeid = await reachesDesk('badly-done');
    await decide(disputeid, 0);
    await appeal();
    await decide(disputeid, PRICE, operators.third);
    expect(await moved()).toEqual({ cash: PRICE, escrow: -PRICE });
    expect(await debt()).toBe(0);
  });

  it('for a cash order takes the money from the professional, and gives the commission of it back', async () => {
    await begins(anOrderStory(service), (told) => aCashOrder(told));
    const disputeid = await reachesDesk('badly-done');
    await decide(disputeid, 3_600_000);
    // Paid by hand: the refund comes from the professional, who has nothing here, and the commission of it goes back.
    expect(await moved()).toMatchObject({ cash: 3_600_000 });
    expect(await debt()).toBe(3_600_000 - 540_000);
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
    expect((await moved()).commission).toBe(900_000);
  });

  it('returns a gift’s part as a gift, with its old end', async () => {
    await begins(anOrderStory(service, { hasWelcomeGift: true, cashRials: 50_000_000 }), async (told) => {
      const order = await aPlacedOrder(told);
      const settle = { prefix: 'wallet-', reqId: order.reqid, giftCode: '1', useWallet: 'true' } as const;
      await service.call('custom', settle, { as: told.customer.userId });
      return order;
    });
    const grants = () => connection().select().from(giftGrants).where(eq(giftGrants.userId, story.customer.userId));
    const [held] = await grants();
    const disputeid = await reachesDesk('badly-done');
    await decide(disputeid, PRICE);
    const [back] = await grants();
    expect(back?.remainingRials).toBe(held?.amountRials);
    expect(back?.expiresAt).toEqual(held?.expiresAt);
    const giftRials = (back?.remainingRials ?? 0) - (held?.remainingRials ?? 0);
    expect(giftRials).toBeGreaterThan(0);
    expect(await moved()).toMatchObject({ gift: giftRials, cash: PRICE - giftRials, escrow: -PRICE });
  });

  it('ends an unanswered proposed price: the old price is shared', async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    await service.call(
      'pricechange/addpricechange',
      { ...byTask(), lines: [{ key: 'overtime', minutes: 30 }], reason: 'It took longer' },
      provider(),
    );
    before = await readBooks(story);
    const disputeid = await reachesDesk('badly-done');
    await decide(disputeid, 1_600_000);
    expect(await moved()).toEqual({ cash: 1_600_000, escrow: -PRICE, commission: 1_200_000, payable: 6_800_000 });
    const { taskDetail } = await service.call('clean/gettaskdetail', byTask(), customer());
    expect(taskDetail.priceChange?.state).toBe('ended');
    const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    expect(task?.priceRials).toBe(PRICE);
  });

  it('is required where the professional of a cash order is silent: nobody knows the sum handed over', async () => {
    await begins(anOrderStory(service), (told) => aCashOrder(told));
    await service.call('dispute/opendispute', { ...byTask(), reason: 'badly-done', text: 'Bad' }, customer());
    for (let hours = 0; hours < 48; hours += 6) {
      service.clock.advance(6 * HOUR_MS);
      await runDueWork(service.context);
    }
    expect(await read()).toMatchObject({ state: 'desk', backRial: 0 });
  });

  it('on a contested fee refunds it whole, or pays it whole', async () => {
    for (const isReturned of [true, false]) {
      story = await anOrderStory(service);
      placed = await aPaidOrder(story);
      const [row] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
      if (!row) throw new Error('The order is gone');
      const address = { ...row.address, ...NEAR_DOOR };
      await connection().update(tasks).set({ address }).where(eq(tasks.id, placed.taskid));
      const door = atTheDoor(story, placed);
      await theProviderDoes(story, placed, 'accept', 'depart');
      await door.itIs(0);
      await door.share(NEAR_DOOR);
      await door.arrive();
      await door.ring();
      await door.itIs(DOOR_WAIT.waitMs);
      await door.reportNoAccess();
      await door.contest();
      before = await readBooks(story);
      const { disputeid, capRial, state } = await read();
      expect([state, capRial]).toEqual(['desk', PRICE / 5]);
      await expect(decide(disputeid, 1)).rejects.toMatchObject({ key: 'invalid-input' });
      await decide(disputeid, isReturned ? capRial : 0);
      expect(await moved()).toEqual({ [isReturned ? 'cash' : 'payable']: capRial, escrow: -capRial });
      expect((await door.detail()).heldFee).toMatchObject({ standing: isReturned ? 'returned' : 'paid' });
    }
  });
});
