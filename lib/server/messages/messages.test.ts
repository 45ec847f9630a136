import { eq } from 'drizzle-orm';

import { MESSAGE_MEMORY_MS, MESSAGE_RETRY_MS, MESSAGE_SENDING_LIMIT_MS } from '@/lib/domain/constants/messages';

import type { ServiceContext } from '../context';
import type { Transaction } from '../ports/database';
import { MailNotSent, type MailPort } from '../ports/mail';
import { SmsNotSent, type SmsPort } from '../ports/sms';
import { outgoingMessages, userSettings, users } from '../schema';
import { captureLog } from '../testing/captured-log';
import { useMarket } from '../testing/use-market';
import { findReader, notify } from './queue';
import { startMessageRelay } from './relay';
import { BATCH_SIZE, sendDueMessages } from './send';
import { sweepMessages } from './sweep';

const READER_ID = 7;
const mobile = '09121234567';
const email = 'sara@example.ir';

describe('messages on their way', () => {
  const service = useMarket({ holds: 'nothing' });
  beforeAll(async () => {
    await connection()
      .insert(users)
      .values({ id: READER_ID, mobile, email, firstName: 'a', lastName: 'b', inviteCode: 'x', createdAt: now() });
  });
  beforeEach(async () => {
    await connection().delete(outgoingMessages);
    for (const sent of [service.sms, service.mails]) (sent as unknown[]).length = 0;
  });

  const connection = () => service.context.ports.database.connection;
  const now = () => service.clock.now();
  const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    service.context.ports.database.transaction(work);
  const queue = (text: string) =>
    inTransaction(async (transaction) => {
      const reader = await findReader(transaction, READER_ID);
      if (reader)
        await notify(
          transaction,
          { ...reader, mailAddress: null },
          { event: 'order-declined', params: { code: '1' }, smsText: text, now: now() },
        );
    });
  const rows = () => connection().select().from(outgoingMessages).orderBy(outgoingMessages.id);
  const states = async () => (await rows()).map(({ state }) => state);
  /** Another process on the same database, with a provider of its own. */
  const another = (send: SmsPort['send'], log = service.context.log): ServiceContext => ({
    ...service.context,
    log,
    ports: { ...service.context.ports, sms: { send } },
  });

  it('leave once their event’s transaction is committed, and not without it', async () => {
    const failed = inTransaction(async (transaction) => {
      const reader = await findReader(transaction, READER_ID);
      if (reader)
        await notify(transaction, reader, {
          event: 'order-declined',
          params: { code: '1' },
          smsText: 'never',
          now: now(),
        });
      throw new Error('after the message');
    });
    await expect(failed).rejects.toThrow('after the message');
    await queue('once');
    await service.sendMessages();
    await service.sendMessages();
    expect(service.sms).toEqual([{ mobile, text: 'once' }]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, settledAt: now() }]);
  });

  it('survive a process that ends between the commit and the sending', async () => {
    await queue('kept');
    const sent: string[] = [];
    await sendDueMessages(
      another(async ({ text }) => (sent.push(text), 'sent')),
      'sms',
    );
    expect(sent).toEqual(['kept']);
  });

  it('go out once each with any number of processes', async () => {
    const texts = Array.from({ length: 3 * BATCH_SIZE }, (_, index) => `message ${index}`);
    for (const text of texts) await queue(text);
    const sent: string[] = [];
    const process = another(async ({ text }) => (sent.push(text), 'sent'));
    const drain = async () => {
      while ((await sendDueMessages(process, 'sms')) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    expect([...sent].sort()).toEqual([...texts].sort());
  });

  it('are never sent again after an unknown result', async () => {
    await queue('perhaps');
    const send = jest.fn<ReturnType<SmsPort['send']>, []>().mockResolvedValue('unknown');
    await sendDueMessages(another(send), 'sms');
    expect(await states()).toEqual(['unknown']);
    service.clock.advance(MESSAGE_MEMORY_MS / 2);
    await service.sendMessages();
    expect([send.mock.calls.length, service.sms]).toEqual([1, []]);
  });

  it('count as unknown when their process never came back, and are not sent by another', async () => {
    await queue('under way');
    let finish: (outcome: 'sent') => void = () => undefined;
    const hanging = sendDueMessages(
      another(() => new Promise((resolve) => (finish = resolve))),
      'sms',
    );
    await untilTrue(async () => (await states())[0] === 'sending');
    await service.sendMessages();
    expect(await states()).toEqual(['sending']);
    service.clock.advance(MESSAGE_SENDING_LIMIT_MS);
    await service.sendMessages();
    expect([await states(), service.sms]).toEqual([['unknown'], []]);
    // It was only slow: what really happened is noted.
    finish('sent');
    await hanging;
    expect(await states()).toEqual(['sent']);
  });

  it('are tried again after growing waits when they surely did not go out, and given up with a line in the log', async () => {
    await queue('refused');
    const { log, getText } = captureLog();
    const send = jest.fn<ReturnType<SmsPort['send']>, []>().mockRejectedValue(new SmsNotSent('the provider is away'));
    const process = another(send, log);
    await sendDueMessages(process, 'sms');
    for (const waitMs of MESSAGE_RETRY_MS) {
      service.clock.advance(waitMs - 1);
      expect(await sendDueMessages(process, 'sms')).toBe(0);
      service.clock.advance(1);
      expect(await sendDueMessages(process, 'sms')).toBe(1);
    }
    expect([send.mock.calls.length, await states()]).toEqual([MESSAGE_RETRY_MS.length + 1, ['failed']]);
    expect(getText()).toContain('a message is given up');
    for (const secret of [mobile, 'refused']) expect(getText()).not.toContain(secret);
  });

  it('are given up at once after a final refusal', async () => {
    await queue('to nobody');
    await sendDueMessages(
      another(async () => Promise.reject(new SmsNotSent('no such number', { isFinal: true }))),
      'sms',
    );
    expect(await states()).toEqual(['failed']);
  });

  it('do not hold each other up: a refused one does not stop others', async () => {
    await queue('bad');
    await queue('good');
    const sent: string[] = [];
    await sendDueMessages(
      another(async ({ text }) => (text === 'bad' ? Promise.reject(new SmsNotSent('no')) : (sent.push(text), 'sent'))),
      'sms',
    );
    expect([sent, await states()]).toEqual([['good'], ['pending', 'sent']]);
  });

  it('leave as soon as the relay is woken, SMS while the mail server hangs, and none after it was stopped', async () => {
    let release: () => void = () => undefined;
    const mail: MailPort = {
      send: () => new Promise((_resolve, reject) => (release = () => reject(new MailNotSent('it hung')))),
    };
    const relay = startMessageRelay({ ...service.context, ports: { ...service.context.ports, mail } });
    await tellBoth();
    relay.wake();
    await untilTrue(async () => service.sms.length === 1);
    release();
    await relay.stop();
    await queue('later');
    relay.wake();
    expect(service.sms).toHaveLength(1);
  });

  it('are deleted a month after they went out', async () => {
    await queue('old');
    await service.sendMessages();
    await queue('still pending');
    service.clock.advance(MESSAGE_MEMORY_MS + 1);
    await sweepMessages(connection(), now());
    expect((await rows()).map(({ text }) => text)).toEqual(['still pending']);
  });

  describe('by e-mail', () => {
    it('say what the inbox says, in the reader’s language, with the link to turn them off', async () => {
      await tellBoth();
      await service.sendMessages();
      expect(service.mails).toEqual([
        {
          recipient: email,
          subject: 'متخصص نمی‌تواند بیاید',
          text: expect.stringMatching(/^متخصص سفارش ۱۲ را نپذیرفت.*\n\n.*تنظیمات/s),
        },
      ]);
      expect(service.sms).toHaveLength(1);
    });

    it('go to nobody who turned them off or gave no address', async () => {
      await connection().insert(userSettings).values({ userId: READER_ID, sendsEmail: false });
      await tellBoth();
      await connection().delete(userSettings);
      await connection().update(users).set({ email: null }).where(eq(users.id, READER_ID));
      await tellBoth();
      await connection().update(users).set({ email }).where(eq(users.id, READER_ID));
      await service.sendMessages();
      expect([service.mails, service.sms.length]).toEqual([[], 2]);
    });
  });

  function tellBoth() {
    return inTransaction(async (transaction) => {
      const reader = await findReader(transaction, READER_ID);
      if (reader)
        await notify(transaction, reader, {
          event: 'order-declined',
          params: { code: '12', amountRials: 200_000 },
          smsText: 'paid',
          now: now(),
        });
    });
  }
});

async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}
