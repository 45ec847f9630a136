import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { PRICE_ANSWER_MS, PRICE_CHANGE_LIMITS } from '@/lib/domain/constants/orders';
import { toCommissionRials } from '@/lib/domain/money/money';

import { getBalanceRials, userAccount } from '../../money';
import { priceChanges } from '../../schema';
import { getEscrowRials } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aFileOf } from '../../testing/stored-files';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

type Lines = CallRequest<'pricechange/addpricechange'>['lines'];

const HOUR_RIALS = THREE_HOURS_RIALS / 3;
const MORE: Lines = [{ key: 'overtime', minutes: 30 }];
const LESS: Lines = [{ key: 'less-work', amountRial: -3_200_000 }];
const WALLET = 5_000_000;

describe('[C-after] another final price', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: WALLET });
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  });

  const customer = () => story.customer.userId;
  const provider = () => story.provider.userId;
  const propose = (lines = MORE, more: { fileid?: number } = {}) =>
    service.call(
      'pricechange/addpricechange',
      { taskid: placed.taskid, lines, reason: 'The kitchen took longer', ...more },
      { as: provider() },
    );
  const decide = (pricechangeid: number, approve: boolean, way?: 'wallet' | 'cash', as = customer()) =>
    service.call('pricechange/decidepricechange', { pricechangeid, approve, way }, { as });
  const detail = async (as = customer()) =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as })).taskDetail;
  const balance = (kind: 'cash' | 'payable' | 'bidding-credit', userId: number) =>
    getBalanceRials(service.context.ports.database.connection, userAccount(kind, userId));
  const isCompleted = async () => {
    await theProviderDoes(story, placed, 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer() });
  };

  it('is seen by both with its lines, its difference and its time, and moves nothing before the approval', async () => {
    const made = await propose();
    const nowMs = service.clock.now().getTime();
    expect(made).toMatchObject({
      oldRial: THREE_HOURS_RIALS,
      newRial: THREE_HOURS_RIALS + 1_600_000,
      answerDueAtMs: nowMs + PRICE_ANSWER_MS,
    });
    for (const as of [customer(), provider()])
      expect(await detail(as)).toMatchObject({
        priceRial: THREE_HOURS_RIALS,
        priceChange: {
          state: 'open',
          reason: 'The kitchen took longer',
          lines: [
            { key: 'overtime-hour', label: 'More time, 30 min × 320,000\u00a0tomans an hour', amountRial: 1_600_000 },
          ],
        },
      });
    expect((await detail()).priceChange).toMatchObject({ walletRial: WALLET, takesCash: true });
    expect((await detail(provider())).priceChange).toMatchObject({ walletRial: null });
    expect(await getEscrowRials(story, placed.taskid)).toBe(THREE_HOURS_RIALS);
  });

  it('above the old one comes out of the wallet with the approval, and is the provider’s after commission', async () => {
    const { pricechangeid, newRial } = await propose();
    const { taskDetail } = await decide(pricechangeid, true);
    expect(taskDetail).toMatchObject({
      priceRial: newRial,
      sums: { paidRial: newRial, dueRial: 0, walletRial: 1_600_000 },
      priceChange: { state: 'approved' },
    });
    expect(taskDetail.lines.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(newRial);
    expect([await balance('cash', customer()), await getEscrowRials(story, placed.taskid)]).toEqual([
      WALLET - 1_600_000,
      newRial,
    ]);
    await isCompleted();
    expect(await balance('payable', provider())).toBe(newRial - toCommissionRials(newRial));
  });

  it('above the old one is refused by a wallet without the money: nothing moves, and it stays open', async () => {
    const { pricechangeid } = await propose([{ key: 'overtime', minutes: 105 }]);
    await expect(decide(pricechangeid, true)).rejects.toMatchObject({ key: 'wallet-too-low' });
    expect((await detail()).priceChange).toMatchObject({ state: 'open' });
    expect(await balance('cash', customer())).toBe(WALLET);
  });

  it('above the old one can be left for the door, with its commission in the provider’s credit', async () => {
    const credit = await balance('bidding-credit', provider());
    const { pricechangeid, newRial } = await propose();
    await decide(pricechangeid, true, 'cash');
    expect((await detail()).sums).toMatchObject({ dueRial: 1_600_000, paidRial: THREE_HOURS_RIALS });
    expect((await detail(provider())).pay).toMatchObject({ cashDueRial: 1_600_000 });
    expect(await balance('bidding-credit', provider())).toBe(credit - toCommissionRials(newRial));
    await isCompleted();
    expect(await balance('payable', provider())).toBe(THREE_HOURS_RIALS);
    expect(await balance('bidding-credit', provider())).toBe(credit - toCommissionRials(newRial));
  });

  it('below the old one refunds in the same transaction, and a later rise is due again', async () => {
    const less = await propose(LESS);
    await decide(less.pricechangeid, true);
    expect(await balance('cash', customer())).toBe(WALLET + 3_200_000);
    expect((await detail()).sums).toMatchObject({ backRial: 3_200_000, dueRial: 0 });
    expect(await getEscrowRials(story, placed.taskid)).toBe(less.newRial);
    const more = await propose();
    await decide(more.pricechangeid, true, 'cash');
    expect((await detail()).sums).toMatchObject({ dueRial: 1_600_000 });
    await isCompleted();
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
  });

  it('is paid at the door on a cash order, and the credit keeps the commission of the whole', async () => {
    story = await anOrderStory(service);
    const credit = await balance('bidding-credit', provider());
    placed = await aCashOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    const { pricechangeid, newRial } = await propose();
    await decide(pricechangeid, true);
    expect((await detail()).sums).toMatchObject({ dueRial: newRial });
    expect(await balance('bidding-credit', provider())).toBe(credit - toCommissionRials(newRial));
    const less = await propose(LESS);
    await decide(less.pricechangeid, true);
    expect(await balance('bidding-credit', provider())).toBe(credit - toCommissionRials(less.newRial));
    await isCompleted();
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
  });

  it('keeps the old price after a refusal, tells the provider, and allows another proposal', async () => {
    const { pricechangeid } = await propose();
    await expect(propose()).rejects.toMatchObject({ key: 'price-change-open' });
    await decide(pricechangeid, false);
    expect(await detail()).toMatchObject({ priceRial: THREE_HOURS_RIALS, priceChange: { state: 'refused' } });
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: provider() });
    expect(userInboxLst[0]).toMatchObject({ title: 'The new price was not approved' });
    await propose();
  });

  it('is refused by silence, and tells both', async () => {
    const { pricechangeid } = await propose();
    service.clock.advance(PRICE_ANSWER_MS);
    await expect(decide(pricechangeid, true)).rejects.toMatchObject({ key: 'price-change-closed' });
    await runDueWork(service.context);
    expect(await detail()).toMatchObject({ priceRial: THREE_HOURS_RIALS, priceChange: { state: 'lapsed' } });
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: customer() });
    expect(userInboxLst[0]).toMatchObject({ title: 'The price stays' });
  });

  it('ends with the work, at the agreed price', async () => {
    const { pricechangeid } = await propose();
    await theProviderDoes(story, placed, 'finish');
    expect(await detail()).toMatchObject({ priceRial: THREE_HOURS_RIALS, priceChange: { state: 'ended' } });
    await expect(decide(pricechangeid, true)).rejects.toMatchObject({ key: 'price-change-closed' });
    await expect(propose()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is decided once under concurrent decisions of any kind', async () => {
    const { pricechangeid, newRial } = await propose();
    const outcomes = await Promise.allSettled([
      decide(pricechangeid, true),
      decide(pricechangeid, true),
      decide(pricechangeid, false),
      decide(pricechangeid, true),
    ]);
    const isApproved = (await detail()).priceRial === newRial;
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(isApproved ? 1 : 3);
    expect(await balance('cash', customer())).toBe(isApproved ? WALLET - 1_600_000 : WALLET);
  });

  it('meets the timer: approved with its money, or refused without', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await balance('cash', customer());
      const { pricechangeid, oldRial, newRial, answerDueAtMs } = await propose([{ key: 'overtime', minutes: 15 }]);
      const decision = decide(pricechangeid, true);
      service.clock.advance(answerDueAtMs - service.clock.now().getTime());
      await Promise.allSettled([decision, runDueWork(service.context)]);
      await runDueWork(service.context);
      const { priceRial, priceChange } = await detail();
      const isApproved = priceChange?.state === 'approved';
      expect([priceRial, await balance('cash', customer())]).toEqual(
        isApproved ? [newRial, before - HOUR_RIALS / 4] : [oldRial, before],
      );
    }
  });

  it('is the provider’s to propose and the customer’s to decide, with real sums', async () => {
    await expect(
      service.call(
        'pricechange/addpricechange',
        { taskid: placed.taskid, lines: MORE, reason: 'mine' },
        { as: (await anOrderStory(service)).provider.userId },
      ),
    ).rejects.toMatchObject({ key: 'not-yours' });
    const { pricechangeid } = await propose();
    await expect(decide(pricechangeid, true, undefined, provider())).rejects.toMatchObject({ key: 'not-yours' });
    await decide(pricechangeid, false);
    const wrong: readonly Lines[] = [
      [{ key: 'less-work', amountRial: 0 }],
      [{ key: 'less-work', amountRial: -15 }],
      [{ key: 'less-work', amountRial: 100 }],
      [{ key: 'overtime', minutes: 20 }],
      [{ key: 'overtime' }],
      // An order of cleaning has nothing to count, to measure or to carry.
      [{ key: 'recount', pieces: [{ piece: 'laundryItems.shirt', count: 1 }] }],
      [{ key: 'measured', sizes: [12] }],
      [{ key: 'extra-floor', count: 1 }],
      [{ key: 'less-work', amountRial: -THREE_HOURS_RIALS - 10 }],
      [
        { key: 'overtime', minutes: 15 },
        { key: 'less-work', amountRial: -HOUR_RIALS / 4 },
      ],
    ];
    for (const lines of wrong) await expect(propose(lines)).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('takes each extra of a cleaning’s list once, at its price and without a photo', async () => {
    const oven = { key: 'extra-oven', count: 1 } as const;
    const { priceTerms } = await detail(provider());
    const rateRial = priceTerms?.extras.find(({ key }) => key === oven.key)?.rateRial ?? 0;
    expect(rateRial).toBeGreaterThan(0);
    for (const lines of [[{ ...oven, count: 2 }], [oven, oven]])
      await expect(propose(lines)).rejects.toMatchObject({ key: 'invalid-input' });
    const { pricechangeid } = await propose([oven]);
    await decide(pricechangeid, true);
    const after = await detail(provider());
    expect(after.lines.map(({ key }) => key)).toContain('clean-extra-oven');
    expect(after.priceTerms?.extras.map(({ key }) => key)).not.toContain(oven.key);
  });

  it('without a list’s price comes to half of the order’s price at most, with a photo that both open, and has a limit of proposals', async () => {
    const { connection } = service.context.ports.database;
    const fileid = await aFileOf(service.context, provider());
    const half = THREE_HOURS_RIALS / 2;
    await expect(propose([{ key: 'materials', amountRial: half }])).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(propose([{ key: 'materials', amountRial: half + 10 }], { fileid })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    await propose([{ key: 'materials', amountRial: half }], { fileid });
    expect((await detail()).priceChange?.fileurl).toBe(`/api/file/uploads/${fileid}`);
    await connection.update(priceChanges).set({ state: 'refused' }).where(eq(priceChanges.taskId, placed.taskid));
    for (let count = 1; count < PRICE_CHANGE_LIMITS.anOrder; count += 1)
      await decide((await propose()).pricechangeid, false);
    await expect(propose()).rejects.toMatchObject({ key: 'limit-reached' });
  });
});
