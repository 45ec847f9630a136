import { send } from '@/e2e/steps/api';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { businessEnquiries, contactMessages } from '../schema';
import { anOperator } from '../seed/stories/people';
import { createTestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { useMarket } from '../testing/use-market';

const OPERATOR_MAIL = 'operator@pelakfan.example';
const text = 'پنجره‌ها را هم می‌شویید؟ {name} <b>';

const service = useMarket({ holds: 'nothing' });
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});
// Each test begins with budgets of its own.
beforeEach(() => service.clock.advance(HOUR_MS));

const write = (mobile: string, more: object = {}, by = {}) =>
  service.call('boot/docontactus', { name: 'Nika', mobile, text, ...more }, by);
const ask = (mobile: string, by = {}) =>
  service.call('+b2b/register', { organisationName: 'Sepid Co.', contactName: 'Nika', mobile }, by);
const readInbox = async () => (await service.call('user/getuserinbox', {}, { as: operatorId })).userInboxLst;
const rowsOf = (table: typeof contactMessages | typeof businessEnquiries) =>
  service.context.ports.database.connection.select().from(table);

describe('boot/docontactus', () => {
  it('[C-boot] [R-22] keeps the message with its writer’s number and language, and puts it into the operator’s inbox', async () => {
    expect(await write('+98 912 300 0001', {}, { locale: 'de' })).toEqual({});
    expect(await rowsOf(contactMessages)).toMatchObject([
      { name: 'Nika', mobile: '09123000001', text, locale: 'de', userId: null },
    ]);
    const [message] = await readInbox();
    expect(message?.body).toContain('09123000001');
    expect(message?.body).toContain(text);
  });

  it('stores the sender’s account', async () => {
    await write('09123000002', {}, { as: operatorId });
    expect((await rowsOf(contactMessages)).at(-1)).toMatchObject({ userId: operatorId });
  });

  it('[R-22] refuses a missing field or an invalid mobile, by its field, and stores nothing', async () => {
    const before = (await rowsOf(contactMessages)).length;
    await expect(write('0912')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'mobile', message: 'invalid-mobile' }],
    });
    await expect(write('09123000003', { name: ' ', text: 'hi' })).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'name' }, { field: 'text', message: 'too-short' }],
    });
    await expect(write('0912', { text: 'hi' })).rejects.toMatchObject({
      fields: [
        { field: 'text', message: 'too-short' },
        { field: 'mobile', message: 'invalid-mobile' },
      ],
    });
    await expect(write('09123000003', { text: 'x'.repeat(4001) })).rejects.toMatchObject({
      fields: [{ field: 'text', message: 'too-long' }],
    });
    expect(await rowsOf(contactMessages)).toHaveLength(before);
  });

  it('[R-22] takes five messages of a mobile in an hour, then refuses more', async () => {
    for (let sent = 0; sent < 5; sent += 1) await write('09123000004');
    await expect(write('09123000004')).rejects.toMatchObject({
      key: 'TooMuchRequest',
      status: 429,
      retryAfterSeconds: 3600,
    });
    service.clock.advance(HOUR_MS);
    await expect(write('09123000004')).resolves.toEqual({});
  });

  it('gives one network address a budget', async () => {
    const by = { facts: { ipAddress: '198.51.100.8' } };
    for (let index = 0; index < 30; index += 1) await write(`0914${String(index).padStart(7, '0')}`, {}, by);
    await expect(write('09140000030', {}, by)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});

describe('+b2b/register', () => {
  it('[C-b2b] [R-28] keeps the enquiry, which needs no words of its own, and puts it into the operator’s inbox', async () => {
    expect(await ask('۰۹۱۲۳۰۰۰۰۰۵')).toEqual({});
    expect(await rowsOf(businessEnquiries)).toMatchObject([
      { organisationName: 'Sepid Co.', contactName: 'Nika', mobile: '09123000005', text: '' },
    ]);
    expect((await readInbox())[0]?.body).toContain('Sepid Co.');
  });

  it('[C-b2b] [R-28] names every wrong field at once, with an invalid number', async () => {
    await expect(ask('9')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'mobile', message: 'invalid-mobile' }],
    });
    await expect(
      service.callWrongly('+b2b/register', { contactName: ' ', mobile: '0912', text: 'x'.repeat(4001) }),
    ).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [
        { field: 'organisationName', message: 'required' },
        { field: 'contactName' },
        { field: 'text', message: 'too-long' },
        { field: 'mobile', message: 'invalid-mobile' },
      ],
    });
    await expect(service.callWrongly('+b2b/register', { mobile: '09123000006' })).rejects.toMatchObject({
      fields: [
        { field: 'organisationName', message: 'required' },
        { field: 'contactName', message: 'required' },
      ],
    });
  });

  it('[C-b2b] [R-28] takes five of a mobile in an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) await ask('09123000007');
    await expect(ask('09123000007')).rejects.toMatchObject({ key: 'TooMuchRequest', status: 429 });
  });
});

describe('through HTTP', () => {
  it('[C-b2b] takes an enquiry without a login at SPEC’s address, and answers with the envelope; it names wrong fields, and stores none of them', async () => {
    const { url, close } = await listenForTests(service);
    const post = (body: unknown) =>
      send(url, { path: 'main/+b2b/register', body, headers: { 'accept-language': 'en', channel: 'WEB' } });
    const before = (await rowsOf(businessEnquiries)).length;
    try {
      const enquiry = {
        organisationName: 'Sepid Co.',
        contactName: 'Nika',
        mobile: '+98 912 300 0009',
        text: 'Two floors, every Saturday.',
      };
      expect(await post(enquiry)).toMatchObject({
        status: 200,
        value: 9999,
        name: 'Success',
        body: { desc: 'Success' },
      });
      expect((await rowsOf(businessEnquiries)).slice(before)).toMatchObject([
        {
          organisationName: 'Sepid Co.',
          contactName: 'Nika',
          mobile: '09123000009',
          text: 'Two floors, every Saturday.',
          locale: 'en',
        },
      ]);
      for (const [wrong, fields] of [
        [{}, ['organisationName', 'contactName', 'mobile']],
        [{ ...enquiry, mobile: '12' }, ['mobile']],
      ] as const) {
        expect(await post(wrong)).toMatchObject({
          status: 400,
          value: 4001,
          name: 'invalid-input',
          body: { desc: 'invalid-input', fields: fields.map((field) => ({ field })) },
        });
      }
      expect(await rowsOf(businessEnquiries)).toHaveLength(before + 1);
    } finally {
      await close();
    }
  });
});

describe('with CONTACT_EMAIL', () => {
  it('[C-boot] [C-b2b] both are mailed to it once they are stored, and to nobody’s inbox', async () => {
    const before = (await readInbox()).length;
    const mailed = await createTestService({ environment: { CONTACT_EMAIL: OPERATOR_MAIL } });
    try {
      await mailed.call('boot/docontactus', { name: 'Nika', mobile: '09123000008', text });
      await mailed.call('+b2b/register', { organisationName: 'Sepid Co.', contactName: 'Nika', mobile: '09123000008' });
      await mailed.sendMessages();
      expect(mailed.mails.map(({ recipient }) => recipient)).toEqual([OPERATOR_MAIL, OPERATOR_MAIL]);
      expect(mailed.mails[0]?.text).toContain('09123000008');
      expect(mailed.mails[0]?.text).toContain(text);
      expect(mailed.mails[1]?.text).toContain('Sepid Co.');
    } finally {
      await mailed.close();
    }
    expect(await readInbox()).toHaveLength(before);
  });
});
