import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createFixedClock } from '../adapters/clock/test';
import { createZarinpal } from '../adapters/payment/zarinpal';
import { registry } from '../observability/metrics';
import { MailNotSent, type MailPort } from '../ports/mail';
import { SmsNotSent, type SmsPort } from '../ports/sms';
import { StorageUnavailable } from '../ports/storage';
import { captureLog } from '../testing/captured-log';
import { createMemoryStorage } from '../testing/ports';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT } from '../testing/zarinpal-host';
import { watchGateway, watchPartners, watchStorage } from './watch-partners';

const message = { mobile: '09121234567', text: 'Your code is 7391' };
const clock = createFixedClock(new Date('2026-11-28T08:00:00Z'));
const order = {
  amountRials: 1_250_000,
  description: 'K-1',
  callbackUrl: 'https://pelakfan.example/success-online/',
  mobile: message.mobile,
  orderId: 'K-1',
};

const count = async (partner: string) =>
  Number(
    new RegExp(`pelakfan_partner_failures_total\\{partner="${partner}"\\} (\\d+)`).exec(await registry.metrics())?.[1],
  );
const watching = () => {
  const { log, getText } = captureLog();
  const lines = () =>
    getText()
      .split('\n')
      .filter(Boolean)
      .map((line): Record<string, unknown> => JSON.parse(line))
      .map(({ level, partner, reason, failures, msg }) => ({ level, partner, reason, failures, msg }));
  return { log, clock, lines };
};
const WARN = 40;

describe('the metrics', () => {
  it('name every partner from the start, so that a rate has a beginning', async () => {
    const text = await registry.metrics();
    for (const partner of ['bank', 'sms', 'mail', 'push', 'storage', 'broker'])
      expect(text).toContain(`pelakfan_partner_failures_total{partner="${partner}"}`);
  });
});

describe('a sending partner', () => {
  let answer: () => ReturnType<SmsPort['send']>;
  const sms: SmsPort = { send: () => answer() };
  const failing = async () => {
    throw new SmsNotSent('the SMS provider cannot be reached: ECONNREFUSED');
  };

  it('is counted at each failure, and told at the first, once a minute and when it works again', async () => {
    const { lines, ...rest } = watching();
    const watched = watchPartners({ sms, mail: null, push: null }, rest);
    const before = await count('sms');
    answer = failing;
    for (let tries = 0; tries < 3; tries += 1) await expect(watched.sms?.send(message)).rejects.toThrow(SmsNotSent);
    clock.advance(MINUTE_MS);
    await expect(watched.sms?.send(message)).rejects.toThrow(SmsNotSent);
    answer = async () => 'sent';
    await watched.sms?.send(message);
    await watched.sms?.send(message);
    expect((await count('sms')) - before).toBe(4);
    const reason = 'the SMS provider cannot be reached: ECONNREFUSED';
    const fault = { level: WARN, partner: 'sms', reason, msg: 'a partner does not do what it is asked' };
    expect(lines()).toEqual([
      { ...fault, failures: 1 },
      { ...fault, failures: 3 },
      { level: WARN, partner: 'sms', msg: 'a partner works again' },
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/7391|0912/);
  });

  it('is not blamed for an invalid number or address, and is for a message with an unknown result', async () => {
    const { lines, ...rest } = watching();
    const mail: MailPort = { send: () => Promise.reject(new MailNotSent('the address is none', { isFinal: true })) };
    const watched = watchPartners({ sms, mail, push: null }, rest);
    const before = await count('sms');
    await expect(watched.mail?.send({ recipient: 'x', subject: 'x', text: 'x' })).rejects.toThrow(MailNotSent);
    expect(lines()).toEqual([]);
    answer = async () => 'unknown';
    expect(await watched.sms?.send(message)).toBe('unknown');
    expect([(await count('sms')) - before, lines().length]).toEqual([1, 1]);
  });
});

it('a storage that fails is counted and told, and a missing file is not a failure', async () => {
  const { lines, ...rest } = watching();
  const storage = createMemoryStorage();
  const put = () => Promise.reject(new StorageUnavailable('the object storage cannot be used: ECONNREFUSED'));
  const before = await count('storage');
  const watched = watchStorage({ put, find: storage.find, remove: storage.remove }, rest);
  expect(await watched.find('a-key')).toBeNull();
  await expect(watched.put('a-key', new Uint8Array([1]), 'text/plain')).rejects.toThrow(StorageUnavailable);
  expect([(await count('storage')) - before, lines()[0]?.partner]).toEqual([1, 'storage']);
});

it('a silent bank, or one that takes no payment, is counted; one that refuses a payment is not', async () => {
  const { lines, ...rest } = watching();
  const host = await startZarinpalHost();
  const zarinpal = createZarinpal({ merchantId: ZARINPAL_TEST_MERCHANT, isSandbox: false, baseUrl: host.url });
  const bank = watchGateway(zarinpal, rest);
  const before = await count('bank');
  const { authority } = await bank.request(order);
  host.failNext('request', -9);
  await expect(bank.request(order)).rejects.toThrow('the gateway refused a payment');
  expect(await bank.verify(authority, order.amountRials)).toMatchObject({ isPaid: false, reason: 'pending' });
  expect([(await count('bank')) - before, lines()]).toEqual([0, []]);
  host.failNext('request', 'break-before');
  await expect(bank.request(order)).rejects.toThrow('did not answer');
  host.failNext('request', -11);
  await expect(bank.request(order)).rejects.toThrow('the terminal takes no payment: -11');
  host.failNext('verify', 'html');
  await bank.verify(authority, order.amountRials);
  expect([(await count('bank')) - before, lines().length]).toEqual([3, 1]);
  await host.close();
});
