import { eq } from 'drizzle-orm';

import { NO_SHOW_AFTER_MS, RELIABILITY } from '@/lib/domain/constants/providers';
import words from '@/messages/en/notifications.json';

import { cityProviders, providers } from '../schema';
import { getEscrowRials } from '../seed/stories/books';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aDayFromNow, aFreeProvider, anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const service = useMarket({ checksLedger: true });
let story: OrderStory;
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});
beforeEach(async () => {
  story = await anOrderStory(service);
});

const WARNINGS = [words.inbox['reliability-near'].title, words.inbox['reliability-urgent'].title];

const connection = () => service.context.ports.database.connection;
const standing = (as = story.provider.userId) => service.call('provider/getsanctions', {}, { as });
const isOffered = async () =>
  (await connection().$count(cityProviders, eq(cityProviders.userId, story.provider.userId))) > 0;
const hasPoints = (reliability: number) =>
  connection().update(providers).set({ reliability }).where(eq(providers.userId, story.provider.userId));
const inboxOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst[0];

async function gives(points: number) {
  await hasPoints(points - RELIABILITY.points.withdrawn);
  const placed = await aPaidOrder(story);
  await theProviderDoes(story, placed, 'accept', 'withdraw');
  return placed;
}

/** An accepted order to which nobody comes, as its customer reports. */
async function doesNotCome(inDays = 3): Promise<Placed> {
  const placed = await aPaidOrder(story, { gDate: aDayFromNow(service.context, inDays) });
  await theProviderDoes(story, placed, 'accept');
  const { userId } = story.customer;
  const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: userId });
  service.clock.advance(taskDetail.startsAtMs + NO_SHOW_AFTER_MS - service.clock.now().getTime());
  await service.call('reqandpay/reportnoshow', { taskid: placed.taskid }, { as: userId });
  return placed;
}

describe('a provider near the limit', () => {
  it('[B-13] is told at the first and at the second limit, once each, and not in place of a sanction', async () => {
    const toldTitles = async () => {
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.provider.userId });
      return userInboxLst.map(({ title }) => title).filter((title) => WARNINGS.some((words) => words === title));
    };
    await gives(RELIABILITY.warnedFrom + 1);
    expect(await toldTitles()).toEqual([]);
    await gives(RELIABILITY.warnedFrom);
    expect(await toldTitles()).toEqual([WARNINGS[0]]);
    await gives(RELIABILITY.warnedFrom - 1 + RELIABILITY.points.withdrawn);
    expect(await toldTitles()).toHaveLength(1);
    await gives(RELIABILITY.urgentFrom);
    expect(await toldTitles()).toEqual([WARNINGS[1], WARNINGS[0]]);
    await gives(RELIABILITY.offersLeast - 1);
    expect(await toldTitles()).toHaveLength(2);
  });
});

describe('a fault’s points', () => {
  it('[B-13] come back when it is too old, once, and it no longer counts as evidence', async () => {
    await gives(RELIABILITY.offersLeast + 10);
    service.clock.advance(RELIABILITY.agesAfterMs - 1);
    await runDueWork(service.context);
    const before = (await standing()).reliability;
    expect(before).toBe(RELIABILITY.offersLeast + 10);
    service.clock.advance(1);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect((await standing()).reliability).toBe(before - RELIABILITY.points.withdrawn);
    await gives(RELIABILITY.offersLeast - 1);
    const [sanction] = (await standing()).lstSanction;
    expect(sanction?.lstEvidence).toHaveLength(1);
  });
});

describe('a provider whose reliability is below the limit', () => {
  it('[B-13] gets no offers for three days, is told the reason and the evidence, and then gets work again', async () => {
    const placed = await gives(RELIABILITY.offersLeast - 1);
    expect(await isOffered()).toBe(false);
    const { reliability, lstSanction } = await standing();
    const beganAtMs = service.clock.now().getTime();
    expect(reliability).toBe(59);
    expect(lstSanction).toEqual([
      expect.objectContaining({
        kind: 'offers-held',
        points: 59,
        beganAtMs,
        endsAtMs: beganAtMs + RELIABILITY.heldMs,
        endedAtMs: null,
        appealDueAtMs: beganAtMs + RELIABILITY.appealMs,
        lstEvidence: [expect.objectContaining({ taskid: placed.taskid, reason: 'withdrawn', points: -5 })],
      }),
    ]);
    // Named as its order is, so that its reader knows which one it was.
    const order = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.customer.userId });
    const { serviceName, gDate } = order.taskDetail;
    expect(lstSanction[0]?.lstEvidence).toEqual([expect.objectContaining({ serviceName, gDate })]);
    const { liveSanction } = await service.call('expert/getdashboard', {}, { as: story.provider.userId });
    expect(liveSanction).toEqual({ kind: 'offers-held', endsAtMs: beganAtMs + RELIABILITY.heldMs });
    await service.sendMessages();
    expect(service.sms.at(-1)).toMatchObject({ mobile: story.provider.mobile });
    expect(service.sms.at(-1)?.text).toContain('خوش‌قولی');

    service.clock.advance(RELIABILITY.heldMs - 1);
    await service.runWatched(() => runDueWork(service.context));
    expect(await isOffered()).toBe(false);
    service.clock.advance(1);
    await service.runWatched(() => runDueWork(service.context));
    expect(await isOffered()).toBe(true);
    expect((await standing()).lstSanction[0]?.endedAtMs).toBe(service.clock.now().getTime());
    expect(await inboxOf(story.provider.userId)).toMatchObject({ title: 'You are offered work again' });
  });

  it('[B-13] is left alone with exactly the limit’s points', async () => {
    await gives(RELIABILITY.offersLeast);
    expect(await isOffered()).toBe(true);
    expect((await standing()).lstSanction).toEqual([]);
  });

  it('stays without offers until the later of two times', async () => {
    await gives(RELIABILITY.offersLeast - 1);
    service.clock.advance(RELIABILITY.heldMs / 2);
    const second = await anOrderStory(service);
    // What was offered before may still be accepted, and given back.
    await connection()
      .update(providers)
      .set({ offersHeldUntil: null })
      .where(eq(providers.userId, story.provider.userId));
    story = { ...second, provider: story.provider };
    await gives(RELIABILITY.offersLeast - 1);
    service.clock.advance(RELIABILITY.heldMs / 2);
    await runDueWork(service.context);
    expect(await isOffered()).toBe(false);
    service.clock.advance(RELIABILITY.heldMs / 2);
    await runDueWork(service.context);
    expect(await isOffered()).toBe(true);
  });
});

describe('a provider with two no-shows', () => {
  it('[B-13] within four weeks is suspended, without an end by itself, and no pause lifts it', async () => {
    const first = await doesNotCome();
    expect((await standing()).lstSanction).toEqual([]);
    const second = await doesNotCome();
    const [suspension] = (await standing()).lstSanction;
    expect(suspension).toMatchObject({ kind: 'suspended', endsAtMs: null, points: 60 });
    expect(suspension?.lstEvidence.map(({ taskid }) => taskid)).toEqual([second.taskid, first.taskid]);
    expect(await isOffered()).toBe(false);
    await expect(
      service.call('provider/saveschedule', { isPaused: false }, { as: story.provider.userId }),
    ).rejects.toMatchObject({ key: 'provider-suspended' });
  });

  it('in more than four weeks is not suspended', async () => {
    await doesNotCome();
    service.clock.advance(RELIABILITY.noShowsWithinMs);
    await doesNotCome();
    expect((await standing()).lstSanction).toEqual([]);
    expect(await isOffered()).toBe(true);
  });
});

describe('an appeal', () => {
  const appeal = (sanctionid: number, as = story.provider.userId, text = 'The {bus} broke down') =>
    service.call('provider/appealsanction', { sanctionid, text }, { as });
  const decide = (sanctionid: number, decision: 'upheld' | 'lifted') =>
    service.call('operator/decideappeal', { sanctionid, decision, reason: 'We have looked at it' }, { as: operatorId });
  const appeals = async () => {
    const { lstAppeal } = await service.call('operator/getallappeal', { pageSize: 50 }, { as: operatorId });
    return lstAppeal.filter(({ userid }) => userid === story.provider.userId);
  };
  const sanctioned = async () => {
    await gives(RELIABILITY.offersLeast - 1);
    return (await standing()).lstSanction[0]?.sanctionid ?? 0;
  };

  it('[B-13] reaches the operators with its words, once, and lifts nothing before the decision', async () => {
    const sanctionid = await sanctioned();
    const outcomes = await Promise.allSettled([appeal(sanctionid), appeal(sanctionid), appeal(sanctionid)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(appeal(sanctionid)).rejects.toMatchObject({ key: 'appeal-closed' });
    expect((await inboxOf(operatorId))?.body).toMatch(/the days without new work.*The \{bus\} broke down/s);
    expect(await appeals()).toMatchObject([
      { sanctionid, appealText: 'The {bus} broke down', mobileNo: story.provider.mobile },
    ]);
    expect(await isOffered()).toBe(false);
    const stranger = await aFreeProvider(service.context);
    await expect(appeal(sanctionid, stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(appeal(2_000_000_000)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-13] is accepted for seven days', async () => {
    const [first, second] = [await sanctioned(), (story = await anOrderStory(service)) && (await sanctioned())];
    service.clock.advance(RELIABILITY.appealMs);
    await appeal(second);
    service.clock.advance(1);
    const [{ userid } = { userid: 0 }] = await appeals();
    expect(userid).toBe(story.provider.userId);
    const owner = await ownerOf(first);
    await expect(appeal(first, owner)).rejects.toMatchObject({ key: 'appeal-closed' });
  });

  it('[B-13] returns the points and the offers after a lift, and the evidence no longer counts', async () => {
    await doesNotCome();
    await doesNotCome();
    const [suspension] = (await standing()).lstSanction;
    await appeal(suspension?.sanctionid ?? 0);
    await decide(suspension?.sanctionid ?? 0, 'lifted');
    expect(await standing()).toMatchObject({
      reliability: RELIABILITY.most,
      lstSanction: [
        { decision: 'lifted', decisionReason: 'We have looked at it', endedAtMs: service.clock.now().getTime() },
      ],
      lstReliability: [
        { reason: 'no-show', liftedAtMs: service.clock.now().getTime() },
        { reason: 'no-show', liftedAtMs: service.clock.now().getTime() },
      ],
    });
    expect(await isOffered()).toBe(true);
    expect(await inboxOf(story.provider.userId)).toMatchObject({ title: 'Your appeal: the decision is lifted' });
    // One more is the first that counts.
    await doesNotCome();
    expect(await isOffered()).toBe(true);
  });

  it('[B-13] keeps everything after a refusal, with a reason, and is decided once', async () => {
    const sanctionid = await sanctioned();
    await expect(decide(sanctionid, 'upheld')).rejects.toMatchObject({ key: 'appeal-closed' });
    await appeal(sanctionid);
    await decide(sanctionid, 'upheld');
    expect((await standing()).lstSanction[0]).toMatchObject({ decision: 'upheld', endedAtMs: null });
    expect(await isOffered()).toBe(false);
    expect(await appeals()).toEqual([]);
    const { lstAppeal } = await service.call('operator/getallappeal', { sanctionid }, { as: operatorId });
    expect(lstAppeal).toMatchObject([{ sanctionid, decision: 'upheld' }]);
    await expect(decide(sanctionid, 'lifted')).rejects.toMatchObject({ key: 'appeal-closed' });
    await expect(decide(2_000_000_000, 'lifted')).rejects.toMatchObject({ key: 'not-found' });
    await expect(service.call('operator/getallappeal', {}, { as: story.provider.userId })).rejects.toMatchObject({
      key: 'operators-only',
    });
  });

  const ownerOf = async (sanctionid: number) => {
    const { sanctions } = await import('../schema');
    const [row] = await connection()
      .select({ userId: sanctions.userId })
      .from(sanctions)
      .where(eq(sanctions.id, sanctionid));
    return row?.userId ?? 0;
  };
});

it('no sanction takes money: the provider’s earnings stay', async () => {
  const placed = await doesNotCome();
  await doesNotCome();
  const { payableRial } = await service.call('expert/getdashboard', {}, { as: story.provider.userId });
  expect([payableRial, await getEscrowRials(story, placed.taskid)]).toEqual([0, 0]);
});
