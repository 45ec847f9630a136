import { and, eq } from 'drizzle-orm';

import { DOOR_WAIT, FEE_CONTEST_MS, NO_SHOW_AFTER_MS, RELIABILITY } from '@/lib/domain/constants/providers';

import { inboxMessages, outgoingMessages, taskEvents, tasks } from '../../schema';
import { getEscrowRials, readBooks, toDifference } from '../../seed/stories/books';
import { atTheDoor, NEAR_DOOR } from '../../seed/stories/door';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

/** A fifth of the price, which is less than one of its three hours. */
const FEE_RIALS = THREE_HOURS_RIALS / 5;

const service = useMarket({ checksLedger: true });
let story: OrderStory;
let placed: Placed;
let door: ReturnType<typeof atTheDoor>;
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});
beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 50_000_000 });
});

const connection = () => service.context.ports.database.connection;
const reliabilityOf = async () =>
  (await service.call('provider/getsanctions', {}, { as: story.provider.userId })).reliability;
const tellingsOf = async (userId: number, event: string) => {
  const rows = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
  return rows.filter((row) => row.event === event).length;
};
const movesMade = async () =>
  (await connection().select().from(taskEvents).where(eq(taskEvents.taskId, placed.taskid))).map(({ move }) => move);

/** Waits at a door that stays closed, with every step that a report needs. */
async function waitsInVain(order: Placed): Promise<void> {
  placed = order;
  door = atTheDoor(story, placed);
  await theProviderDoes(story, placed, 'accept', 'depart');
  const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
  if (!task) throw new Error('The order is gone');
  await connection()
    .update(tasks)
    .set({ address: { ...task.address, ...NEAR_DOOR } })
    .where(eq(tasks.id, task.id));
  await door.itIs(0);
  await door.share(NEAR_DOOR);
  await door.arrive();
  await door.ring();
  await door.itIs(DOOR_WAIT.waitMs);
}

describe('the fee of a door that nobody opened', () => {
  it('waits in escrow, all else goes back, and after 48 h without a contest it is the provider’s', async () => {
    await waitsInVain(await aPaidOrder(story));
    const before = await readBooks(story);
    const { taskDetail } = await door.reportNoAccess();
    expect(taskDetail).toMatchObject({
      state: 'CANCELLED_BY_CUSTOMER',
      pay: { feeRial: 0, netRial: 0 },
      heldFee: { standing: 'waiting', heldRial: FEE_RIALS, debtRial: 0 },
    });
    expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
    expect(toDifference(before, await readBooks(story)).payable).toBeUndefined();
    const own = await door.detail();
    expect(own).toMatchObject({
      cancellation: { feeRial: 0, refunds: [{ amountRial: THREE_HOURS_RIALS - FEE_RIALS }] },
      feeContestUntilMs: own.serverNowMs + FEE_CONTEST_MS,
    });
    expect(own.moves).toContain('contestFee');
    expect(await tellingsOf(story.customer.userId, 'order-no-access')).toBe(1);
    expect(await tellingsOf(story.provider.userId, 'work-no-access')).toBe(1);

    service.clock.advance(FEE_CONTEST_MS - 1);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
    service.clock.advance(1);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
    expect(toDifference(before, await readBooks(story)).payable).toBe(FEE_RIALS);
    expect(await door.detail({ as: story.provider.userId })).toMatchObject({
      heldFee: { standing: 'paid' },
      pay: { feeRial: FEE_RIALS, netRial: FEE_RIALS },
    });
    const { lstTask } = await service.call('clean/getalloldtaskbyuserid', {}, { as: story.customer.userId });
    expect(lstTask.find(({ taskid }) => taskid === placed.taskid)).toMatchObject({ feeContestUntilMs: null });
    await expect(door.contest()).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await reliabilityOf()).toBe(RELIABILITY.most);
  });

  it('waits for its SMS while the partner is away, and leaves the whole 48 h from the sending', async () => {
    await waitsInVain(await aPaidOrder(story));
    await door.reportNoAccess();
    const hasBeen = (state: Partial<typeof outgoingMessages.$inferInsert>) =>
      connection()
        .update(outgoingMessages)
        .set(state)
        .where(and(eq(outgoingMessages.taskId, placed.taskid), eq(outgoingMessages.event, 'order-no-access')));
    await hasBeen({ state: 'pending', attempts: 3, failure: 'refused' });
    service.clock.advance(FEE_CONTEST_MS);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
    await hasBeen({ state: 'sent', failure: null, settledAt: service.clock.now() });
    service.clock.advance(FEE_CONTEST_MS - 1);
    await runDueWork(service.context);
    expect((await door.detail()).moves).toContain('contestFee');
    service.clock.advance(1);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
  });

  it('leaves a paid order’s gift: own money waits in its place', async () => {
    story = await anOrderStory(service, { hasWelcomeGift: true });
    await waitsInVain(await aPaidOrder(story, { usesGift: true }));
    const before = await readBooks(story);
    await door.reportNoAccess();
    expect(toDifference(before, await readBooks(story))).toMatchObject({
      gift: 200_000,
      escrow: FEE_RIALS - THREE_HOURS_RIALS,
    });
  });

  it('leaves a cash order’s gift, too: the whole fee is the customer’s debt', async () => {
    story = await anOrderStory(service, { hasWelcomeGift: true });
    await waitsInVain(await aCashOrder(story, { giftCode: '1' }));
    const { taskDetail } = await door.reportNoAccess();
    expect(taskDetail).toMatchObject({ heldFee: { heldRial: 0, debtRial: FEE_RIALS } });
    expect(await readBooks(story)).toMatchObject({ gift: 200_000, payable: 0 });
  });

  it('is contested in the customer’s words: it stays in escrow, and the operators hear of it at once', async () => {
    await waitsInVain(await aPaidOrder(story));
    await door.reportNoAccess();
    const alarms = await tellingsOf(operatorId, 'fee-dispute');
    const { taskDetail } = await door.contest('My husband was at home.');
    expect(taskDetail).toMatchObject({
      heldFee: { standing: 'contested', contestUntilMs: null },
      dispute: { reason: 'absence', isOpen: true },
      feeContestUntilMs: null,
    });
    expect(await tellingsOf(operatorId, 'fee-dispute')).toBe(alarms + 1);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
    expect(userInboxLst[0]?.body).toContain('My husband was at home.');
    expect(userInboxLst[0]?.body).toContain(story.provider.mobile);
    expect(await tellingsOf(story.provider.userId, 'work-fee-contested')).toBe(1);
    await expect(door.contest()).rejects.toMatchObject({ key: 'move-not-allowed' });
    service.clock.advance(10 * FEE_CONTEST_MS);
    await runDueWork(service.context);
    expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
    for (const as of [story.customer.userId, story.provider.userId])
      expect((await service.call('user/eraseaccount', { previewOnly: true }, { as })).openOrderCount).toBe(1);
  });

  it('is a debt on a cash order: nothing leaves the wallet by itself, and the customer pays it by a tap', async () => {
    await waitsInVain(await aCashOrder(story, { deliverytimeid: 15 }));
    const before = await readBooks(story);
    await door.reportNoAccess();
    expect((await door.detail()).heldFee).toMatchObject({ standing: 'waiting', heldRial: 0, debtRial: FEE_RIALS });
    await expect(door.payDebt()).rejects.toMatchObject({ key: 'move-not-allowed' });
    service.clock.advance(FEE_CONTEST_MS);
    await runDueWork(service.context);
    expect((await door.detail()).heldFee).toMatchObject({ standing: 'owed', debtRial: FEE_RIALS });
    const after = toDifference(before, await readBooks(story));
    expect([after.cash, after.payable, after.escrow]).toEqual([
      undefined,
      undefined,
      -(before.escrow - (await readBooks(story)).escrow),
    ]);
    const outcomes = await Promise.allSettled([door.payDebt(), door.payDebt()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(toDifference(before, await readBooks(story))).toMatchObject({ cash: -FEE_RIALS, payable: FEE_RIALS });
    expect((await door.detail()).heldFee).toMatchObject({ standing: 'paid' });
    expect(await tellingsOf(story.provider.userId, 'work-fee-released')).toBe(2);
  });

  it('stays owed on a cash order while the wallet does not cover it', async () => {
    story = await anOrderStory(service);
    await waitsInVain(await aCashOrder(story));
    await door.reportNoAccess();
    service.clock.advance(FEE_CONTEST_MS);
    await runDueWork(service.context);
    await expect(door.payDebt()).rejects.toMatchObject({ key: 'wallet-too-low' });
    expect((await door.detail()).heldFee).toMatchObject({ standing: 'owed' });
  });

  it('is owed by nobody on a contested cash order', async () => {
    await waitsInVain(await aCashOrder(story));
    await door.reportNoAccess();
    await door.contest();
    await expect(door.payDebt()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is contested or released at the millisecond of its end, never both', async () => {
    for (const contestsFirst of [true, false]) {
      await waitsInVain(await aPaidOrder(story));
      await door.reportNoAccess();
      service.clock.advance(FEE_CONTEST_MS);
      const contest = () =>
        door.contest().then(
          () => true,
          () => false,
        );
      const both = contestsFirst ? [contest(), runDueWork(service.context)] : [runDueWork(service.context), contest()];
      await Promise.all(both);
      const ends = (await movesMade()).filter((move) => move === 'contestFee' || move === 'releaseFee');
      expect(ends).toHaveLength(1);
      expect(await getEscrowRials(story, placed.taskid)).toBe(ends[0] === 'contestFee' ? FEE_RIALS : 0);
    }
  });

  it('can be contested and paid by nobody else', async () => {
    await waitsInVain(await aPaidOrder(story));
    await door.reportNoAccess();
    const stranger = await anOrderStory(service);
    for (const as of [stranger.customer.userId, story.provider.userId]) {
      await expect(
        service.call('dispute/contestfee', { taskid: placed.taskid, text: 'It was otherwise.' }, { as }),
      ).rejects.toMatchObject({ key: 'not-yours' });
      await expect(service.call('reqandpay/payheldfee', { taskid: placed.taskid }, { as })).rejects.toMatchObject({
        key: 'not-yours',
      });
    }
  });
});

describe('two claims that meet', () => {
  it.each(['nobody-came', 'somebody-home'] as const)(
    'become a dispute without a timer when the customer had said %s and the provider then reports a closed door',
    async (word) => {
      await waitsInVain(await aPaidOrder(story));
      await door.says(word);
      const before = await readBooks(story);
      const { taskDetail } = await door.reportNoAccess();
      expect(taskDetail).toMatchObject({ heldFee: { standing: 'contested' }, dispute: { isOpen: true } });
      expect(await tellingsOf(story.customer.userId, 'order-no-access')).toBe(0);
      expect(await tellingsOf(story.customer.userId, 'fee-contested')).toBe(1);
      service.clock.advance(FEE_CONTEST_MS);
      await runDueWork(service.context);
      expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
      expect(toDifference(before, await readBooks(story)).payable).toBeUndefined();
    },
  );

  it('refund all but the fee when the customer reports an absence although the arrival is proved, and no points are lost', async () => {
    await waitsInVain(await aPaidOrder(story));
    await door.itIs(NO_SHOW_AFTER_MS);
    const { taskDetail } = await door.reportNoShow();
    expect(taskDetail).toMatchObject({
      state: 'CANCELLED_BY_PROVIDER',
      heldFee: { standing: 'contested', heldRial: FEE_RIALS },
      dispute: { reason: 'absence', isOpen: true },
    });
    expect(await reliabilityOf()).toBe(RELIABILITY.most);
    expect(await tellingsOf(story.customer.userId, 'apology-promised')).toBe(0);
    expect(await getEscrowRials(story, placed.taskid)).toBe(FEE_RIALS);
  });

  it('refund all the money without a proof of the arrival, and it counts as an absence', async () => {
    placed = await aPaidOrder(story);
    door = atTheDoor(story, placed);
    await theProviderDoes(story, placed, 'accept', 'depart');
    await door.itIs(0);
    await door.arrive();
    await door.ring();
    await door.itIs(NO_SHOW_AFTER_MS);
    const { taskDetail } = await door.reportNoShow();
    expect(taskDetail).toMatchObject({ state: 'CANCELLED_BY_PROVIDER', heldFee: null });
    expect(await reliabilityOf()).toBe(RELIABILITY.most + RELIABILITY.points['no-show']);
  });

  it('at the same moment end the order once', async () => {
    await waitsInVain(await aPaidOrder(story));
    await door.itIs(NO_SHOW_AFTER_MS);
    const outcomes = await Promise.allSettled([door.reportNoShow(), door.reportNoAccess()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const ends = (await movesMade()).filter((move) => move === 'disputeNoShow' || move === 'reportNoAccess');
    expect(ends).toHaveLength(1);
  });
});
