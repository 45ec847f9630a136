import { and, eq } from 'drizzle-orm';

import { PAPER_REQUEST } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { inboxMessages, providerApplications } from '../schema';
import { aCustomerWithAnAddress, aFreeProvider, anOperator } from '../seed/stories/people';
import { aFileOf, aRecordingOf } from '../testing/stored-files';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
const REASON = 'The photo of the card is blurred.';
let support: number;
let finance: number;
let userid: number;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
  finance = await anOperator(service.context, 'finance');
});
beforeEach(async () => {
  userid = (await aFreeProvider(service.context)).userId;
});

const inDays = (days: number) => addDays(toTehranDate(service.clock.now().getTime()), days);
const ask = (days = 10, as = support) =>
  service.call('operator/askpaper', { userid, kind: 'skill', reason: REASON, dueday: inDays(days) }, { as });
const own = async (as = userid) => (await service.call('joinus/getpaperrequests', {}, { as })).lstPaperRequest;
const firstId = async () => (await own())[0]?.requestid ?? 0;
const ofPerson = async () =>
  (await service.call('operator/getallpaperrequest', { userid }, { as: support })).lstPaperRequest;
const queue = async (group: 'all' | 'other' = 'all') =>
  (await service.call('operator/getallcase', { queue: 'papers', group }, { as: support })).lstCase.map(
    ({ caseid }) => caseid,
  );
const told = (event: string) =>
  connection().$count(inboxMessages, and(eq(inboxMessages.userId, userid), eq(inboxMessages.event, event)));
const pass = async (days: number) => {
  service.clock.advance(days * DAY_MS);
  await runDueWork(service.context);
};
const aPhoto = (ownerId = userid) => aFileOf(service.context, ownerId);
const send = async (as = userid, requestid?: number) =>
  service.call('joinus/sendpaper', { requestid: requestid ?? (await firstId()), fileid: await aPhoto(as) }, { as });
const decide = (requestid: number, decision: 'accept' | 'again' | 'close', days?: number) =>
  service.call(
    'operator/decidepaper',
    { requestid, decision, reason: 'As we saw.', ...(days === undefined ? {} : { dueday: inDays(days) }) },
    { as: support },
  );

describe('a requested paper', () => {
  it('has a reason and a last day, is sent by its owner, and comes back to the desk’s queue', async () => {
    await ask();
    expect(await own()).toMatchObject([{ kind: 'skill', reason: REASON, state: 'open', dueday: inDays(10) }]);
    expect(await told('paper-asked')).toBe(1);
    const requestid = await firstId();
    expect([await queue(), await queue('other')]).toEqual([[], [requestid]]);
    await send();
    expect([await queue(), await queue('other')]).toEqual([[requestid], []]);
    await decide(requestid, 'accept');
    expect([await own(), await queue(), await told('paper-accepted')]).toEqual([[], [], 1]);
    expect(await ofPerson()).toMatchObject([{ state: 'accepted', decisions: [] }]);
    const byId = await service.call('operator/getallpaperrequest', { requestid }, { as: support });
    expect(byId.lstPaperRequest).toMatchObject([{ requestid, state: 'accepted' }]);
  });

  it('reminds of its last day, lapses by itself, and can still come until an operator has decided', async () => {
    await ask();
    const requestid = await firstId();
    await pass(11 - PAPER_REQUEST.reminderMs / DAY_MS);
    expect([await told('paper-due'), await told('paper-lapsed')]).toEqual([1, 0]);
    await pass(PAPER_REQUEST.reminderMs / DAY_MS);
    expect([await told('paper-due'), await told('paper-lapsed'), await queue()]).toEqual([1, 1, [requestid]]);
    await send();
    expect(await own()).toMatchObject([{ state: 'sent' }]);
    await decide(requestid, 'close');
    await expect(send(userid, requestid)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is asked for again by another day, and of two decisions at once one counts', async () => {
    await ask();
    const requestid = await firstId();
    await send();
    await expect(decide(requestid, 'again')).rejects.toMatchObject({ key: 'invalid-input' });
    await decide(requestid, 'again', 5);
    expect(await own()).toMatchObject([{ state: 'open', reason: 'As we saw.', dueday: inDays(5) }]);
    await send();
    const both = await Promise.allSettled([decide(requestid, 'accept'), decide(requestid, 'accept')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is its owner’s only, and is asked of providers and applicants alone', async () => {
    await ask();
    const requestid = await firstId();
    const stranger = (await aFreeProvider(service.context)).userId;
    await expect(send(stranger, requestid)).rejects.toMatchObject({ key: 'not-yours' });
    const sendFile = (fileid: number) => service.call('joinus/sendpaper', { requestid, fileid }, { as: userid });
    await expect(sendFile(await aPhoto(stranger))).rejects.toMatchObject({ key: 'not-yours' });
    const recording = await aRecordingOf(service.context, userid);
    await expect(sendFile(recording)).rejects.toMatchObject({ key: 'unsupported-type' });
    await expect(ask(10, finance)).rejects.toMatchObject({ key: 'operators-only' });
    await expect(ask(-1)).rejects.toMatchObject({ key: 'invalid-input' });
    for (let open = 1; open < PAPER_REQUEST.openAtMost; open += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ key: 'limit-reached' });
    userid = (await aCustomerWithAnAddress(service.context)).userId;
    await expect(ask()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('stops the clock of an application while it is awaited, and returns it to its queue when it comes', async () => {
    userid = (await aCustomerWithAnAddress(service.context)).userId;
    const now = service.clock.now();
    const person = { firstName: 'Nika', lastName: 'Salehi', createdAt: now, updatedAt: now, sentAt: now };
    await connection()
      .insert(providerApplications)
      .values({ ...person, userId: userid, state: 'documents' });
    await ask();
    const applications = async (group: 'all' | 'other') =>
      (await service.call('operator/getallcase', { queue: 'applications', group }, { as: support })).lstCase;
    expect(await applications('all')).toEqual([]);
    expect(await applications('other')).toMatchObject([{ caseid: userid }]);
    service.clock.advance(5 * DAY_MS);
    await send();
    expect(await applications('all')).toMatchObject([{ caseid: userid, isOverdue: false }]);
    expect(await queue()).not.toContain((await own())[0]?.requestid);
  });
});
