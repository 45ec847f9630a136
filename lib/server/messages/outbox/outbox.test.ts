import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { MESSAGE_RETRY_MS, RESENDING_ENDS_MS } from '@/lib/domain/constants/messages';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../../context';
import { SmsNotSent, type SmsPort } from '../../ports/sms';
import { outgoingMessages, tasks, users } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderWorks } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { findReader, notify } from '../queue';
import { sendDueMessages } from '../send';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
const MOBILE = '09123000081';
let support: number;
let readerId: number;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
  const person = { firstName: 'Nika', lastName: 'Salehi', inviteCode: 'outbox', createdAt: service.clock.now() };
  const [row] = await connection()
    .insert(users)
    .values({ ...person, mobile: MOBILE })
    .returning({ id: users.id });
  readerId = row?.id ?? 0;
});
beforeEach(async () => {
  await connection().delete(outgoingMessages);
  (service.sms as unknown[]).length = 0;
});

const withSms = (send: SmsPort['send']): ServiceContext => ({
  ...service.context,
  ports: { ...service.context.ports, sms: { send } },
});
const refusing = () => withSms(() => Promise.reject(new SmsNotSent('the SMS provider refused a message: status 418')));

async function queueSms(text: string, params: Record<string, string | number> = { code: '1' }) {
  await service.context.ports.database.transaction(async (transaction) => {
    const reader = await findReader(transaction, readerId);
    if (reader)
      await notify(transaction, reader, { event: 'order-declined', params, smsText: text, now: service.clock.now() });
  });
}
/** Sends the message until the outbox gives it up. */
async function giveUp() {
  for (const waitMs of [0, ...MESSAGE_RETRY_MS]) {
    service.clock.advance(waitMs);
    await sendDueMessages(refusing(), 'sms');
  }
}
const list = async (page: CallRequest<'operator/getalloutgoing'> = {}) =>
  (await service.call('operator/getalloutgoing', page, { as: support })).lstOutgoing;
const sendAgain = (outgoingid: number) => service.call('operator/sendagain', { outgoingid }, { as: support });
const firstId = async (page: CallRequest<'operator/getalloutgoing'> = {}) => (await list(page))[0]?.outgoingid ?? 0;
const queued = async () =>
  (await service.call('operator/getallcase', { queue: 'outbox' }, { as: support })).lstCase.map(({ code }) => code);

describe('the outbox at the desk', () => {
  it('shows a waiting message’s tries, the partner’s last answer and the next try', async () => {
    await queueSms('later');
    await sendDueMessages(refusing(), 'sms');
    expect(await list({ group: 'waiting' })).toMatchObject([
      {
        channel: 'sms',
        state: 'pending',
        recipient: MOBILE,
        fullname: 'Nika Salehi',
        text: 'later',
        attempts: 1,
        failure: 'refused',
        lastError: 'the SMS provider refused a message: status 418',
        nextAttemptAtMs: service.clock.now().getTime() + MESSAGE_RETRY_MS[0],
        refusal: null,
      },
    ]);
    expect(await queued()).toEqual([]);
  });

  it('has final failures in a queue, until they are sent again or closed', async () => {
    await queueSms('one');
    await queueSms('two');
    await giveUp();
    expect(await queued()).toEqual([MOBILE, MOBILE]);
    const [two, one] = await list();
    expect(one).toMatchObject({ state: 'failed', attempts: MESSAGE_RETRY_MS.length + 1, failure: 'refused' });
    await sendAgain(one?.outgoingid ?? 0);
    await service.call(
      'operator/closeoutgoing',
      { outgoingid: two?.outgoingid ?? 0, reason: 'She was called instead.' },
      { as: support },
    );
    expect([await queued(), await list()]).toEqual([[], []]);
    expect(await list({ outgoingid: two?.outgoingid })).toMatchObject([
      { outgoingid: two?.outgoingid, state: 'failed' },
    ]);
    await service.sendMessages();
    expect(service.sms).toEqual([{ mobile: MOBILE, text: 'one' }]);
  });

  it('sends a message once under concurrent operators', async () => {
    await queueSms('once');
    await giveUp();
    const outgoingid = await firstId();
    await Promise.allSettled(Array.from({ length: 5 }, () => sendAgain(outgoingid)));
    await Promise.all([service.sendMessages(), service.sendMessages()]);
    expect(service.sms).toEqual([{ mobile: MOBILE, text: 'once' }]);
    await expect(sendAgain(outgoingid)).rejects.toMatchObject({ key: 'message-stale' });
  });

  it('never sends a message again that may have arrived', async () => {
    await queueSms('perhaps');
    await sendDueMessages(
      withSms(() => Promise.resolve('unknown')),
      'sms',
    );
    expect(await list({ group: 'unknown' })).toMatchObject([{ refusal: 'maybe-arrived' }]);
    await expect(sendAgain(await firstId({ group: 'unknown' }))).rejects.toMatchObject({ key: 'message-stale' });
  });

  it('refuses a message whose visit is over, or whose order has moved on, and a too old one', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await connection().delete(outgoingMessages);
    await queueSms('of a visit', { taskId: placed.taskid });
    await giveUp();
    expect(await list()).toMatchObject([{ taskid: placed.taskid, refusal: null }]);
    await theProviderWorks(story, placed);
    const ofVisit = { channel: 'sms', group: 'failed' } as const;
    expect((await list(ofVisit)).find(({ text }) => text === 'of a visit')).toMatchObject({ refusal: 'visit-over' });
    await connection().update(tasks).set({ state: 'CONFIRMED' }).where(eq(tasks.id, placed.taskid));
    expect((await list(ofVisit)).find(({ text }) => text === 'of a visit')).toMatchObject({ refusal: 'moved-on' });
    await queueSms('old');
    await giveUp();
    service.clock.advance(RESENDING_ENDS_MS + DAY_MS);
    expect((await list(ofVisit)).find(({ text }) => text === 'old')).toMatchObject({ refusal: 'too-old' });
  });

  it('shows no code and no key of an address', async () => {
    await queueSms('Start code: ۴۸۲۱. More:\nhttps://pelakfan.example/visit/k3yOfTheVisit/');
    const [message] = await list({ group: 'waiting' });
    expect(message?.text).toBe('Start code: ••••. More:\nhttps://pelakfan.example/…');
  });

  it('lists no channel without a partner', async () => {
    await queueSms('nowhere');
    await sendDueMessages({ ...service.context, ports: { ...service.context.ports, sms: null } }, 'sms');
    expect([await list(), await queued()]).toEqual([[], []]);
  });

  it('writes each move into the audit, without the words of the message', async () => {
    await queueSms('secret words');
    await giveUp();
    const outgoingid = await firstId();
    await sendAgain(outgoingid);
    const owner = await anOperator(service.context);
    const { lstEntry } = await service.call('operator/getaudit', { subject: 'outgoing-message' }, { as: owner });
    expect(lstEntry[0]).toMatchObject({ action: 'operator/sendagain', subjectid: outgoingid, outcome: 'done' });
    expect(JSON.stringify(lstEntry)).not.toContain('secret');
  });
});
