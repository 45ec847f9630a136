import { WRITING_BLOCK_DAYS } from '@/lib/domain/constants/messages';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import {} from '../schema';
import { aBid, aBiddingStory, aTaskOrder } from '../seed/stories/bids';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aDayFromNow, anOperator } from '../seed/stories/people';
import { aFileOf } from '../testing/stored-files';
import { useMarket } from '../testing/use-market';

const service = useMarket();
let story: OrderStory;
let placed: Placed;
let operatorId: number;
let otherId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
  otherId = await anOperator(service.context);
});
beforeEach(async () => {
  story = await anOrderStory(service);
  placed = await aPaidOrder(story);
  await theProviderDoes(story, placed, 'accept');
});

const customer = () => story.customer.userId;
const provider = () => story.provider.userId;
const write = (as: number, text: string, fileid?: number) =>
  service.call('ordermessage/addmessage', { taskid: placed.taskid, text, fileid }, { as });
const read = (as: number) => service.call('ordermessage/getallmessage', { taskid: placed.taskid }, { as });
const texts = async (as: number) => (await read(as)).lstMessage.map(({ text }) => text);
const newsOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst;
const seen = (as: number, reportid: number) => service.call('operator/getreport', { reportid }, { as });

/** The customer reports the message, or the whole conversation; the report's id at the desk. */
async function isReported(messageid: number | null): Promise<number> {
  const input = { taskid: placed.taskid, text: 'rude', messageid };
  await service.call('ordermessage/reportconversation', input, { as: customer() });
  const { lstReport } = await service.call('operator/getallreport', { pageSize: 50 }, { as: operatorId });
  const own = lstReport.filter(({ taskid }) => taskid === placed.taskid);
  return own.at(-1)?.reportid ?? 0;
}

const decide = (
  reportid: number,
  measure: 'dismissed' | 'warned' | 'masked' | 'blocked',
  more: { days?: number; as?: number } = {},
) =>
  service.call(
    'operator/decidereport',
    { reportid, measure, reason: 'Because of the rules', days: more.days },
    { as: more.as ?? operatorId },
  );
const appeal = (reportid: number, as = provider()) =>
  service.call('ordermessage/appealmeasure', { reportid, text: 'It was a joke' }, { as });
const answer = (reportid: number, decision: 'lifted' | 'upheld', as = otherId) =>
  service.call('operator/decidemeasureappeal', { reportid, decision, reason: 'We looked again' }, { as });

describe('a reported conversation', () => {
  it('[B-01] waits at the desk without its words, and each reading of them is logged', async () => {
    await write(customer(), 'Is there room to park?');
    const { messageId } = await write(provider(), 'Find it yourself.');
    const reportid = await isReported(messageId);
    const { report } = await seen(operatorId, reportid);
    expect(report).toMatchObject({
      messageid: messageId,
      accusedSide: 'provider',
      accused: { userid: provider() },
      reporter: { userid: customer() },
      text: 'rude',
      measure: null,
      mayDecide: ['dismissed', 'warned', 'masked', 'blocked'],
    });
    expect(JSON.stringify(report)).not.toContain('Find it yourself');
    const opened = await service.call('operator/getreportedconversation', { reportid }, { as: operatorId });
    expect(opened.lstMessage.map(({ text }) => text)).toEqual(['Is there room to park?', 'Find it yourself.']);
    const { lstEntry } = await service.call('operator/getaudit', { outcome: 'read' }, { as: operatorId });
    expect(lstEntry[0]).toMatchObject({ action: 'conversation', subjectid: placed.taskid, outcome: 'read' });
    // What the desk read has not arrived with the other side.
    expect((await read(provider())).lstMessage[1]).toMatchObject({ readAtMs: null });
  });

  it('is hidden from finance, and from a customer', async () => {
    const reportid = await isReported(null);
    const finance = await anOperator(service.context, 'finance');
    for (const as of [finance, customer()]) {
      await expect(seen(as, reportid)).rejects.toMatchObject({ key: 'operators-only' });
      const open = service.call('operator/getreportedconversation', { reportid }, { as });
      await expect(open).rejects.toMatchObject({ key: 'operators-only' });
    }
    await expect(seen(operatorId, 2_000_000)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('names only a message that came to the reporter in that conversation', async () => {
    const { messageId: own } = await write(customer(), 'My own words');
    const input = { taskid: placed.taskid, text: 'rude', messageid: own };
    const report = service.call('ordermessage/reportconversation', input, { as: customer() });
    await expect(report).rejects.toMatchObject({ key: 'not-found' });
  });

  it('shows support its photos', async () => {
    const { connection } = service.context.ports.database;
    const fileId = await aFileOf(service.context, provider());
    const { messageId } = await write(provider(), '', fileId);
    const { findFileForReader } = await import('../media/read-uploaded-file');
    const asReader = (userId: number, deskRoles: readonly 'support'[] = []) =>
      findFileForReader(connection, fileId, { actor: { userId, roleId: 1, deskRoles } as never });
    expect((await asReader(operatorId, ['support'])).access).toBe('refused');
    const reportid = await isReported(messageId);
    expect(await asReader(operatorId, ['support'])).toMatchObject({ access: 'granted', isDesk: true });
    expect((await asReader(customer())).access).toBe('granted');
    await decide(reportid, 'masked');
    expect((await asReader(customer())).access).toBe('refused');
  });
});

describe('an operator’s decision on a report', () => {
  it('[B-01] dismissed, reaches the reporter with the reason, and the writer hears nothing', async () => {
    await write(provider(), 'Good day');
    const before = (await newsOf(provider())).length;
    const { report } = await decide(await isReported(null), 'dismissed');
    expect(report).toMatchObject({ measure: 'dismissed', mayDecide: [], appealDueAtMs: null });
    expect((await newsOf(customer()))[0]?.body).toContain('Because of the rules');
    expect((await newsOf(provider())).length).toBe(before);
    await expect(decide(report.reportid, 'warned')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(appeal(report.reportid)).rejects.toMatchObject({ key: 'appeal-closed' });
    expect((await read(provider())).measure).toBeNull();
  });

  it('[B-01] as a warning, reaches the writer with its reason and the link to appeal', async () => {
    await write(provider(), 'Find it yourself.');
    await decide(await isReported(null), 'warned');
    expect((await newsOf(provider()))[0]?.body).toContain('Because of the rules');
    expect((await read(provider())).measure).toMatchObject({
      measure: 'warned',
      reason: 'Because of the rules',
      appealDueAtMs: service.clock.now().getTime() + RELIABILITY.appealMs,
    });
    expect((await read(customer())).measure).toBeNull();
    await write(provider(), 'I may still write');
  });

  it('[B-01] masked, hides the message from both sides, and keeps its text', async () => {
    const { messageId } = await write(provider(), 'Find it yourself.');
    const reportid = await isReported(messageId);
    await decide(reportid, 'masked');
    for (const side of [customer(), provider()])
      expect((await read(side)).lstMessage).toMatchObject([{ messageId, text: '', isHidden: true }]);
    const { lstThread } = await service.call('ordermessage/getthreads', {}, { as: customer() });
    expect(JSON.stringify(lstThread)).not.toContain('Find it yourself');
    const opened = await service.call('operator/getreportedconversation', { reportid }, { as: operatorId });
    expect(opened.lstMessage).toMatchObject([{ text: 'Find it yourself.', isHidden: false }]);
    await appeal(reportid);
    await answer(reportid, 'lifted');
    expect(await texts(customer())).toEqual(['Find it yourself.']);
  });

  it('can mask a message only, not a whole conversation', async () => {
    const reportid = await isReported(null);
    expect((await seen(operatorId, reportid)).report.mayDecide).not.toContain('masked');
    await expect(decide(reportid, 'masked')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-01] blocked, stops the writer in every conversation until the days are over, and not the other side', async () => {
    const [, days] = WRITING_BLOCK_DAYS;
    const { messageId } = await write(provider(), 'Find it yourself.');
    await decide(await isReported(messageId), 'blocked', { days });
    expect(await texts(customer())).toEqual(['']);
    await expect(write(provider(), 'Again')).rejects.toMatchObject({ key: 'writing-stopped' });
    expect(await read(provider())).toMatchObject({
      standing: 'stopped',
      measure: { blockedUntilMs: service.clock.now().getTime() + days * DAY_MS },
    });
    await write(customer(), 'I may write');
    await service.sendMessages();
    expect(service.sms.some(({ mobile }) => mobile === story.provider.mobile)).toBe(true);
    const elsewhere = { ...(await anOrderStory(service)), provider: story.provider };
    placed = await aPaidOrder(elsewhere, { gDate: aDayFromNow(service.context, 6) });
    await theProviderDoes(elsewhere, placed, 'accept');
    await expect(write(provider(), 'Again')).rejects.toMatchObject({ key: 'writing-stopped' });
    service.clock.advance(days * DAY_MS);
    await write(provider(), 'Good day');
  });

  it('[B-01] blocked, stops a bidder’s questions, too', async () => {
    const bidding = { ...(await aBiddingStory(service)), customer: story.customer };
    const task = await aTaskOrder(bidding, { gDate: aDayFromNow(service.context, 5) });
    const { sgid } = await aBid(bidding, task, bidding.provider);
    const ask = { taskid: task.taskid, text: 'How many doors?' };
    const { question } = await service.call('suggestion/addquestion', ask, { as: bidding.provider.userId });
    const answered = { questionid: question.questionid, text: 'Two' };
    await service.call('suggestion/answerquestion', answered, { as: customer() });
    const reported = { taskid: task.taskid, sgid, text: 'rude' };
    await service.call('ordermessage/reportconversation', reported, { as: customer() });
    const { lstReport } = await service.call('operator/getallreport', { pageSize: 50 }, { as: operatorId });
    await decide(lstReport.find(({ taskid }) => taskid === task.taskid)?.reportid ?? 0, 'blocked');
    const again = service.call(
      'suggestion/addquestion',
      { taskid: task.taskid, text: 'And how many windows?' },
      { as: bidding.provider.userId },
    );
    await expect(again).rejects.toMatchObject({ key: 'writing-stopped' });
  });
});

describe('an appeal against a measure', () => {
  it('[B-01] is the writer’s, once and in time, and another operator decides on it', async () => {
    await write(provider(), 'Find it yourself.');
    const reportid = await isReported(null);
    await expect(appeal(reportid)).rejects.toMatchObject({ key: 'not-yours' });
    await decide(reportid, 'blocked');
    await expect(appeal(reportid, customer())).rejects.toMatchObject({ key: 'not-yours' });
    await expect(answer(reportid, 'lifted')).rejects.toMatchObject({ key: 'appeal-closed' });
    await appeal(reportid);
    await expect(appeal(reportid)).rejects.toMatchObject({ key: 'appeal-closed' });
    const { lstReport } = await service.call('operator/getallreport', { pageSize: 50 }, { as: operatorId });
    expect(lstReport.find((row) => row.reportid === reportid)).toMatchObject({ isAppeal: true, text: 'It was a joke' });
    expect((await seen(operatorId, reportid)).report.mayDecideAppeal).toBe(false);
    await expect(answer(reportid, 'lifted', operatorId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(write(provider(), 'Not yet')).rejects.toMatchObject({ key: 'writing-stopped' });
    const { report } = await answer(reportid, 'lifted');
    expect(report).toMatchObject({ appealDecision: 'lifted', appealReason: 'We looked again' });
    expect((await newsOf(provider()))[0]?.body).toContain('We looked again');
    await write(provider(), 'Thank you');
  });

  it('upheld, keeps the measure', async () => {
    await write(provider(), 'Find it yourself.');
    const reportid = await isReported(null);
    await decide(reportid, 'blocked');
    await appeal(reportid);
    await answer(reportid, 'upheld');
    await expect(write(provider(), 'Not yet')).rejects.toMatchObject({ key: 'writing-stopped' });
    expect((await read(provider())).measure).toMatchObject({ appealDecision: 'upheld' });
  });

  it('is refused when its days are over', async () => {
    const reportid = await isReported(null);
    await decide(reportid, 'warned');
    service.clock.advance(RELIABILITY.appealMs + 1);
    await expect(appeal(reportid)).rejects.toMatchObject({ key: 'appeal-closed' });
  });
});
