import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';

import { z } from 'zod';

import { envelope } from '@/lib/contract/envelope';
import { BODY_LIMIT_BYTES, SESSION_MS } from '@/lib/domain/constants';
import { locales } from '@/lib/i18n/locales';

import type { CallContext } from '../context';
import { sealSession, SESSION_COOKIE } from '../session/seal';
import { requireSessionSecret } from '../session/secret';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';

const anyAnswer = envelope.loose();
const answerOf = async (response: Response) => anyAnswer.parse(await response.json());

describe('the door', () => {
  let service: TestService;
  let url: string;
  let close: () => Promise<void>;
  let seen: CallContext | undefined;
  let cookie: string;

  beforeAll(async () => {
    service = await createTestService({
      handlers: {
        'boot/sharelink': async (_input, context) => {
          seen = context;
          return {};
        },
        'user/userexist': async () => true,
        'boot/calchours': async () => {
          throw new Error('secret detail of the inside');
        },
        'boot/calchours4cleanoutdoor': async () => JSON.parse('{"needHour":"many"}'),
        'security/forgetpassword': async () => ({}),
        'security/register': async () => ({
          registerStatus: 'user-register-OK',
          responseStatusCode: 9999,
          mobilenumber: '09120000001',
        }),
        'security/logout': async (_input, context) => {
          context.answer.setSession(null);
          return {};
        },
        'user/getuserauto': async (input) => ({
          lstUserAuto: [
            { autoId: input.offset + input.limit, vehicleType: 'AUTOMOBILE', plaque: '', autoBrandId: input.id },
          ],
        }),
        'requestBidding/retry': async (input) => ({ windowEndsAtMs: input.reqid }),
        custom: async (input) => ({
          reqid: input.reqId,
          taskid: 1,
          paid: true,
          userFromIpg: 0,
          nextUrl: `${input.prefix}/${input.giftCode}/${input.useWallet}`,
        }),
        'ipg/startpayment': async (input, context) => ({
          redirectUrl: context.request.siteUrl,
          authority: String(input.reqid),
        }),
        uploadimage: async (input) => ({ lstFileDocument: [{ fileid: input.file.byteLength, fileurl: '/uploads/x' }] }),
      },
    });
    ({ url, close } = await listenForTests(service));
    const secret = requireSessionSecret(service.context.configuration);
    const seal = await sealSession(
      { token: 'as-user-7', userId: 7, roleId: null, expiresAtMs: service.clock.now().getTime() + SESSION_MS },
      secret,
    );
    cookie = `${SESSION_COOKIE}=${seal}`;
  });
  afterAll(async () => {
    await close();
    await service.close();
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  describe('envelope', () => {
    it('[C-90] says 9999 and Success, and keeps private answers out of every cache', async () => {
      const response = await post(
        'main/boot/sharelink',
        { mobile: '09120000001' },
        { channel: 'WEB', 'accept-language': 'de' },
      );
      expect(response.status).toBe(200);
      expect(await answerOf(response)).toEqual({
        desc: 'Success',
        responseStatus: { value: 9999, name: 'Success', descr: 'Success' },
      });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(seen?.request.locale).toBe('de');
    });

    it('gives a bare value where SPEC 7 fixes one, and an error of such a call in the envelope', async () => {
      expect(await (await post('main/user/userexist', { mobilenumber: '09120000001' })).json()).toBe(true);
      expect((await answerOf(await post('main/user/userexist', {}))).responseStatus.name).toBe('invalid-input');
    });

    it('uses the words of success that SPEC 4 and 7 fix', async () => {
      expect((await answerOf(await post('main/security/forgetpassword', { mobilenumber: '09120000001' }))).desc).toBe(
        'LoginSuccessfully',
      );
      const registered = await answerOf(
        await post('main/security/register', { firstname: 'a', lastname: 'b', mobilenumber: '09120000001' }),
      );
      expect(registered.responseStatus).toMatchObject({ value: 9999, name: 'user-register-OK' });
    });

    it.each(locales)('speaks the language asked for: %s', async (locale) => {
      const response = await fetch(`${url}/api/main/nothing/here`, { headers: { 'accept-language': locale } });
      const { default: words } = await import(`../../../messages/${locale}/errors.json`);
      expect((await answerOf(response)).responseStatus).toEqual({
        value: 4041,
        name: 'unknown-call',
        descr: z.record(z.string(), z.unknown()).parse(words)['unknown-call'],
      });
    });
  });

  describe('bad input', () => {
    it.each([
      ['cut off', '{"mobile": '],
      ['not text', 'ÿþ'],
      ['NUL in a text', '{"mobile":"0912\\u0000"}'],
      ['half a letter', '{"mobile":"0912\\ud83d"}'],
      ['half a letter deep inside', '{"mobile":"0912","more":[{"text":"\\udc00a"}]}'],
    ])('answers 400 to malformed JSON: %s', async (_what, body) => {
      const response = await post('main/boot/sharelink', body);
      expect(response.status).toBe(400);
      expect((await answerOf(response)).responseStatus.name).toBe('malformed-request');
    });

    it.each([
      'ipg/custom/cod-1/%00/true',
      'main/security/validatetoken/a%00b/test/test',
      'main/user/getuserauto/7?offset=0%00',
      'main/pdp/fetch/3/%00',
    ])('answers 400 to NUL in an address: %s', async (path) => {
      const response = await fetch(`${url}/api/${path}`, { headers: { authorization: 'as-user-7' } });
      expect([response.status, (await answerOf(response)).responseStatus.name]).toEqual([400, 'malformed-request']);
    });

    it.each([null, [], 'text', 5, true, {}, { mobile: 5 }, { mobile: null }, { mobile: { a: 1 } }])(
      'answers 400 and names the field for %j',
      async (body) => {
        const response = await post('main/boot/sharelink', JSON.stringify(body), { 'accept-language': 'en' });
        expect(response.status).toBe(400);
        const answer = await answerOf(response);
        expect(answer.responseStatus.name).toBe('invalid-input');
        expect(answer.fields?.[0]?.message).toMatch(/Please fill in|not right/);
      },
    );

    it('names a field by its path, once, in the person’s language', async () => {
      const answer = await answerOf(
        await post(
          'main/security/register',
          { firstname: 'x'.repeat(61), lastname: '', mobilenumber: '0912' },
          { 'accept-language': 'en' },
        ),
      );
      expect(answer.fields).toEqual([
        { field: 'firstname', message: 'This is too long.' },
        { field: 'lastname', message: 'Please fill in this field.' },
        { field: 'mobilenumber', message: 'The phone number is not valid.' },
      ]);
    });

    it('refuses a body that says it is huge', async () => {
      const response = await post('main/boot/sharelink', `"${'x'.repeat(BODY_LIMIT_BYTES)}"`);
      expect(response.status).toBe(413);
      expect((await answerOf(response)).responseStatus.name).toBe('too-large');
    });

    it('stops reading a body that turns out to be huge', async () => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const request = httpRequest(
          `${url}/api/main/boot/sharelink`,
          { method: 'POST', headers: { 'content-type': 'application/json' } },
          (response) => {
            resolve(response.statusCode);
            request.destroy();
          },
        );
        request.on('error', reject);
        for (let sent = 0; sent <= BODY_LIMIT_BYTES; sent += 8000) request.write('x'.repeat(8000));
      });
      expect(status).toBe(413);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'answers 415 to %s',
      async (type) => {
        const response = await post('main/boot/sharelink', '{}', { 'content-type': type });
        expect(response.status).toBe(415);
        expect((await answerOf(response)).responseStatus.name).toBe('unsupported-type');
      },
    );

    it('takes no body at all as no fields', async () => {
      const response = await fetch(`${url}/api/main/boot/sharelink`, { method: 'POST' });
      expect((await answerOf(response)).fields?.[0]?.field).toBe('mobile');
    });

    it.each([
      'main/nothing',
      'ipg/boot/sharelink',
      'file/security/login',
      'other/boot/sharelink',
      'main/boot/sharelink/more',
    ])('knows no call at %s', async (path) => {
      const response = await post(path, {});
      expect(response.status).toBe(404);
    });

    it('knows no call behind an escape that is none', async () => {
      expect((await fetch(`${url}/api/main/requestBidding/retry/%E0%A4%A`)).status).toBe(404);
    });

    it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
      'answers 405 to %s and says what would do',
      async (method) => {
        const response = await fetch(`${url}/api/main/boot/sharelink`, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST');
      },
    );

    it('says nothing of the inside when something unforeseen fails', async () => {
      const response = await post('main/boot/calchours', {
        areaM2: 80,
        roomCount: 2,
        bathroomCount: 1,
        windowCount: 4,
      });
      const text = await response.text();
      expect([response.status, JSON.parse(text).responseStatus.name]).toEqual([500, 'UnknownError']);
      expect(text).not.toMatch(/secret detail|at .*\.ts/);
    });

    it('does not let out an answer that misses its schema', async () => {
      expect((await post('main/boot/calchours4cleanoutdoor', { areaM2: 80 })).status).toBe(500);
    });
  });

  describe('who may come in', () => {
    it('refuses a stranger before the input is read', async () => {
      const response = await post('main/user/adduserauto', 'not even JSON');
      expect(response.status).toBe(401);
      expect((await answerOf(response)).responseStatus).toMatchObject({ name: 'Unauthorized', value: 1003 });
    });

    it('takes the sealed cookie from this site, and fills path and query', async () => {
      const response = await fetch(`${url}/api/main/user/getuserauto/9?offset=3&limit=4`, { headers: { cookie } });
      expect(await answerOf(response)).toMatchObject({ lstUserAuto: [{ autoId: 7, autoBrandId: 9 }] });
    });

    it('refuses a customer where a provider is asked for', async () => {
      const response = await post('main/expert/getdashboard', {}, { authorization: 'as-user-7' });
      expect([response.status, (await answerOf(response)).responseStatus.name]).toEqual([403, 'providers-only']);
    });

    it.each<Record<string, string>>([
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://elsewhere.example/page' },
      { origin: 'null' },
    ])('refuses a state-changing call with the cookie from %j', async (headers) => {
      const response = await post('main/security/logout', {}, { cookie, ...headers });
      expect([response.status, (await answerOf(response)).responseStatus.name]).toEqual([403, 'other-origin']);
    });

    it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, {}])(
      'takes it from our own page: %j',
      async (headers) => {
        const response = await post('main/security/logout', {}, { cookie, origin: url, ...headers });
        expect(response.status).toBe(200);
        expect(response.headers.getSetCookie().find((set) => set.startsWith(`${SESSION_COOKIE}=;`))).toMatch(
          /Max-Age=0/,
        );
      },
    );

    it.each<Record<string, string>>([
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'next-router-prefetch': '1' },
    ])('refuses the prefetch %j of a GET that changes state', async (headers) => {
      const response = await fetch(`${url}/api/main/requestBidding/retry/5`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      });
      expect(response.status).toBe(405);
    });

    it('refuses a link to a GET that changes state, and takes it from our page or with a token', async () => {
      const path = `${url}/api/main/requestBidding/retry/5`;
      expect((await fetch(path, { headers: { cookie } })).status).toBe(403);
      expect((await fetch(path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
      expect((await fetch(path, { headers: { authorization: 'as-user-7' } })).status).toBe(200);
    });

    it('reads prefix and number of a payment that is settled here', async () => {
      const response = await fetch(`${url}/api/ipg/custom/wallet-10001/0/true`, {
        headers: { authorization: 'as-user-7' },
      });
      expect(await answerOf(response)).toMatchObject({ reqid: 10_001, nextUrl: 'wallet-/0/true' });
    });

    it('asks for an idempotency key that is a UUID where an order is paid', async () => {
      const pay = (key?: string) =>
        post(
          'ipg/ipg/startpayment',
          { reqid: 5 },
          { authorization: 'as-user-7', ...(key === undefined ? {} : { 'idempotency-key': key }) },
        );
      for (const key of [undefined, '', 'abc', '1']) {
        const response = await pay(key);
        expect([response.status, (await answerOf(response)).responseStatus.name]).toEqual([
          400,
          'idempotency-key-required',
        ]);
      }
      expect(await answerOf(await pay(randomUUID()))).toMatchObject({ redirectUrl: url, authority: '5' });
    });

    it('takes an upload as multipart with the part file, and nothing else', async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(70_000)]), 'photo.jpg');
      const headers = { authorization: 'as-user-7' };
      expect(
        await answerOf(await fetch(`${url}/api/file/uploadimage`, { method: 'POST', body: form, headers })),
      ).toMatchObject({ lstFileDocument: [{ fileid: 70_000 }] });
      const empty = new FormData();
      empty.append('other', 'text');
      expect((await fetch(`${url}/api/file/uploadimage`, { method: 'POST', body: empty, headers })).status).toBe(400);
      expect((await post('file/uploadimage', { file: 'x' }, headers)).status).toBe(415);
      const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
      expect(
        (await fetch(`${url}/api/file/uploadimage`, { method: 'POST', body: 'not multipart', headers: broken })).status,
      ).toBe(400);
    });

    it('knows a browser again by a cookie that scripts cannot read', async () => {
      const first = await post('main/boot/sharelink', { mobile: '09120000001' });
      const set = first.headers.getSetCookie().find((value) => value.startsWith('pelakfan_device=')) ?? '';
      expect(set).toMatch(/HttpOnly; SameSite=Lax/);
      const deviceId = seen?.request.deviceId;
      const again = await post(
        'main/boot/sharelink',
        { mobile: '09120000001' },
        { cookie: set.split(';', 1)[0] ?? '' },
      );
      expect(seen?.request.deviceId).toBe(deviceId);
      expect(again.headers.getSetCookie()).toEqual([]);
    });
  });
});
