import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { EXCUSE, NO_SHOW_AFTER_MS, RELIABILITY } from '@/lib/domain/constants/providers';

import { findFileForReader, type FileReader } from '../media/read-uploaded-file';
import { cityProviders, inboxMessages, providers } from '../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aDayFromNow, anOperator } from '../seed/stories/people';
import { aFileOf, aRecordingOf } from '../testing/stored-files';
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

const REASON = 'We have looked at the papers';
const connection = () => service.context.ports.database.connection;
const provider = () => story.provider.userId;
const standing = () => service.call('provider/getsanctions', {}, { as: provider() });
const isOffered = async () => (await connection().$count(cityProviders, eq(cityProviders.userId, provider()))) > 0;
const hasPoints = (reliability: number) =>
  connection().update(providers).set({ reliability }).where(eq(providers.userId, provider()));

const aPhoto = (ownerId = provider()) => aFileOf(service.context, ownerId);

async function isAccepted(inDays = 3): Promise<Placed> {
  const placed = await aPaidOrder(story, { gDate: aDayFromNow(service.context, inDays) });
  await theProviderDoes(story, placed, 'accept');
  return placed;
}

type Excuse = NonNullable<CallRequest<'expert/movetask'>['excuse']>;
const anExcuse = async (): Promise<Excuse> => ({ cause: 'illness', text: 'A fever', fileids: [await aPhoto()] });
const withdraw = ({ taskid }: Placed, excuse?: Excuse) =>
  service.call('expert/movetask', { taskid, move: 'withdraw', excuse }, { as: provider() });
const sendLater = async ({ taskid }: Placed, excuse?: Excuse) =>
  service.call('provider/sendexcuse', { taskid, ...(excuse ?? (await anExcuse())) }, { as: provider() });
const waiting = async () => {
  const { lstExcuse } = await service.call('operator/getallexcuse', { pageSize: 50 }, { as: operatorId });
  return lstExcuse.filter(({ userid }) => userid === provider());
};
const decide = async (decision: 'accepted' | 'refused', excuseid?: number) =>
  service.call(
    'operator/decideexcuse',
    { excuseid: excuseid ?? (await waiting())[0]?.excuse.excuseid ?? 0, decision, reason: REASON },
    { as: operatorId },
  );
const read = (fileId: number, userId: number, isOperator = false) =>
  findFileForReader(connection(), fileId, {
    actor: { userId, deskRoles: isOperator ? ['support'] : [] } as unknown as NonNullable<FileReader['actor']>,
  });

describe('papers of an appeal', () => {
  it('[B-13] are the provider’s own, and are read by the operators and nobody else', async () => {
    await hasPoints(RELIABILITY.offersLeast - 1 - RELIABILITY.points.withdrawn);
    await withdraw(await isAccepted());
    const sanctionid = (await standing()).lstSanction[0]?.sanctionid ?? 0;
    const appeal = (fileids: number[]) =>
      service.call('provider/appealsanction', { sanctionid, text: 'I was in hospital', fileids }, { as: provider() });
    await expect(appeal([await aPhoto(story.customer.userId)])).rejects.toMatchObject({ key: 'not-yours' });
    const recording = await aRecordingOf(service.context, provider());
    await expect(appeal([recording])).rejects.toMatchObject({ key: 'unsupported-type' });
    const fileids = [await aPhoto(), await aPhoto()];
    await appeal([...fileids, ...fileids]);
    const { lstAppeal } = await service.call('operator/getallappeal', { pageSize: 50 }, { as: operatorId });
    const urls = lstAppeal.find((waits) => waits.sanctionid === sanctionid)?.lstPaperUrl;
    expect(urls).toEqual(fileids.map((fileId) => expect.stringContaining(`/${fileId}`)));
    expect((await standing()).lstSanction[0]?.lstPaperUrl).toEqual(urls);
    for (const fileId of fileids) {
      expect(await read(fileId, operatorId, true)).toMatchObject({ access: 'granted', isDesk: true });
      expect((await read(fileId, story.customer.userId)).access).toBe('refused');
    }
  });
});

describe('papers with a withdrawal', () => {
  it('[B-13] hold its points and its consequences until an operator has accepted them', async () => {
    await hasPoints(RELIABILITY.offersLeast + 1);
    const placed = await isAccepted();
    const excuse = await anExcuse();
    await withdraw(placed, excuse);
    const held = await standing();
    expect(held).toMatchObject({ reliability: RELIABILITY.offersLeast + 1, lstSanction: [] });
    expect(held.lstReliability[0]).toMatchObject({
      taskid: placed.taskid,
      points: RELIABILITY.points.withdrawn,
      excuse: { cause: 'illness', text: 'A fever', decision: null },
      excuseDueAtMs: null,
    });
    expect(await isOffered()).toBe(true);
    expect(await read(excuse.fileids[0] ?? 0, operatorId, true)).toMatchObject({ access: 'granted', isDesk: true });
    const excuseid = (await waiting())[0]?.excuse.excuseid;
    await decide('accepted');
    const byId = await service.call('operator/getallexcuse', { excuseid }, { as: operatorId });
    expect(byId.lstExcuse).toMatchObject([{ excuse: { excuseid, decision: 'accepted' } }]);
    const after = await standing();
    expect(after).toMatchObject({ reliability: RELIABILITY.offersLeast + 1, lstSanction: [] });
    expect(after.lstReliability[0]?.excuse).toMatchObject({ decision: 'accepted', decisionReason: REASON });
    expect(await waiting()).toEqual([]);
    service.clock.advance(RELIABILITY.agesAfterMs);
    await runDueWork(service.context);
    expect((await standing()).reliability).toBe(RELIABILITY.offersLeast + 1);
  });

  it('[B-13] take the points after a refusal, once, with the consequences and a reason', async () => {
    await hasPoints(RELIABILITY.offersLeast + 1);
    const placed = await isAccepted();
    await withdraw(placed, await anExcuse());
    const [first] = await waiting();
    const excuseid = first?.excuse.excuseid ?? 0;
    const outcomes = await Promise.allSettled([decide('refused', excuseid), decide('refused', excuseid)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const after = await standing();
    expect(after.reliability).toBe(RELIABILITY.offersLeast + 1 + RELIABILITY.points.withdrawn);
    expect(after.lstSanction).toMatchObject([{ kind: 'offers-held', lstEvidence: [{ taskid: placed.taskid }] }]);
    expect(await isOffered()).toBe(false);
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, provider()));
    expect(told.find(({ event }) => event === 'reliability-not-excused')?.params).toMatchObject({ reason: REASON });
    await expect(decide('accepted', excuseid)).rejects.toMatchObject({ key: 'excuse-closed' });
    await expect(sendLater(placed)).rejects.toMatchObject({ key: 'excuse-closed' });
  });

  it('hold an order back as a withdrawal without them does, and belong to no other move', async () => {
    const placed = await isAccepted();
    await expect(
      withdraw(placed, { ...(await anExcuse()), fileids: [await aPhoto(story.customer.userId)] }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    const { taskid } = placed;
    const depart = { taskid, move: 'depart', excuse: await anExcuse() } as const;
    await expect(service.call('expert/movetask', depart, { as: provider() })).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { as: provider() });
    expect(taskDetail.moves).toContain('withdraw');
    expect((await standing()).lstReliability).toEqual([]);
  });

  it('are read by the provider among their data', async () => {
    const excuse = await anExcuse();
    await withdraw(await isAccepted(), excuse);
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: provider() });
    expect(JSON.stringify(personalData)).toContain('A fever');
  });
});

describe('papers after a withdrawal', () => {
  it('[B-13] bring the points back until the decision, and end a sanction that rested on them alone', async () => {
    await hasPoints(RELIABILITY.offersLeast - 1 - RELIABILITY.points.withdrawn);
    const placed = await isAccepted();
    await withdraw(placed);
    expect(await isOffered()).toBe(false);
    expect((await standing()).lstReliability[0]?.excuseDueAtMs).toBe(service.clock.now().getTime() + EXCUSE.sentMs);
    await sendLater(placed);
    expect(await standing()).toMatchObject({
      reliability: RELIABILITY.offersLeast - 1 - RELIABILITY.points.withdrawn,
      lstSanction: [{ endedAtMs: null }],
    });
    await expect(sendLater(placed)).rejects.toMatchObject({ key: 'excuse-closed' });
    await decide('accepted');
    expect((await standing()).lstSanction).toMatchObject([{ endedAtMs: service.clock.now().getTime() }]);
    expect(await isOffered()).toBe(true);
  });

  it('lift a suspension that two no-shows began, where one of them is excused', async () => {
    const missed: Placed[] = [];
    for (let count = 0; count < RELIABILITY.noShows; count += 1) {
      const placed = await isAccepted();
      const { taskid } = placed;
      const by = { as: story.customer.userId };
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, by);
      service.clock.advance(taskDetail.startsAtMs + NO_SHOW_AFTER_MS - service.clock.now().getTime());
      await service.call('reqandpay/reportnoshow', { taskid }, by);
      missed.push(placed);
    }
    expect((await standing()).lstSanction).toMatchObject([{ kind: 'suspended', endedAtMs: null }]);
    const [, second] = missed;
    if (!second) throw new Error('There is one no-show alone');
    await sendLater(second);
    await decide('accepted');
    expect((await standing()).lstSanction[0]?.endedAtMs).toBe(service.clock.now().getTime());
    expect(await isOffered()).toBe(true);
  });

  it('are accepted with an appeal that lifts their sanction', async () => {
    await hasPoints(RELIABILITY.offersLeast - 1 - RELIABILITY.points.withdrawn);
    const placed = await isAccepted();
    await withdraw(placed);
    await sendLater(placed);
    const sanctionid = (await standing()).lstSanction[0]?.sanctionid ?? 0;
    await service.call('provider/appealsanction', { sanctionid, text: 'I was ill' }, { as: provider() });
    const lifts = { sanctionid, decision: 'lifted', reason: REASON } as const;
    await service.call('operator/decideappeal', lifts, { as: operatorId });
    expect(await waiting()).toEqual([]);
    expect(await standing()).toMatchObject({
      reliability: RELIABILITY.offersLeast - 1 - RELIABILITY.points.withdrawn,
      lstReliability: [{ excuse: { decision: 'accepted' } }],
    });
  });

  it('are refused after the deadline, and for another provider’s work', async () => {
    const placed = await isAccepted();
    await expect(sendLater(placed)).rejects.toMatchObject({ key: 'excuse-closed' });
    await withdraw(placed);
    const noPhoto = { ...(await anExcuse()), fileids: [await aRecordingOf(service.context, provider())] };
    await expect(sendLater(placed, noPhoto)).rejects.toMatchObject({ key: 'unsupported-type' });
    const stranger = await anOrderStory(service);
    const others = {
      taskid: placed.taskid,
      cause: 'illness' as const,
      fileids: [await aPhoto(stranger.provider.userId)],
    };
    await expect(service.call('provider/sendexcuse', others, { as: stranger.provider.userId })).rejects.toMatchObject({
      key: 'not-yours',
    });
    service.clock.advance(EXCUSE.sentMs + 1);
    await expect(sendLater(placed)).rejects.toMatchObject({ key: 'excuse-closed' });
  });
});
