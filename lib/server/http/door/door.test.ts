import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { envelope } from '@/lib/contract/envelope';
import { SESSION_MS } from '@/lib/domain/constants/identity';
import { locales } from '@/lib/i18n/locales';

import type { CallContext } from '../../context';
import { sealSession, SESSION_COOKIE } from '../../session/seal';
import { requireSessionSecret } from '../../secrets/session-secret';
import { useMarketOverHttp } from '../../testing/use-market';

const anyAnswer = envelope.loose();
const answerOf = async (response: Response) => anyAnswer.parse(await response.json());

describe('the door', () => {
  const { service, site } = useMarketOverHttp({
    holds: 'nothing',
    handlers: {
      'boot/sharelink': async (_input, context) => {
        seen = context;
        return {};
      },
      'user/userexist': async () => true,
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
      'requestBidding/retry': async (input) => ({ windowEndsAtMs: input.reqid, retriesLeft: 0 }),
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
  let seen: CallContext | undefined;
  let cookie: string;

  beforeAll(async () => {
    const secret = requireSessionSecret(service.context.configuration);
    const seal = await sealSession(
      {
        token: 'as-user-7',
        userId: 7,
        roleId: null,
        isOperator: false,
        expiresAtMs: service.clock.now().getTime() + SESSION_MS,
      },
      secret,
    );
    cookie = `${SESSION_COOKIE}=${seal}`;
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  describe('envelope', () => {
    it('[C-90] has 9999 and Success, and keeps private answers out of every cache', async () => {
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
      const response = await fetch(`${site.url}/api/main/nothing/here`, { headers: { 'accept-language': locale } });
      const { default: words } = await import(`../../../../messages/${locale}/errors.json`);
      expect((await answerOf(response)).responseStatus).toEqual({
        value: 4041,
        name: 'unknown-call',
        descr: z.record(z.string(), z.unknown()).parse(words)['unknown-call'],
      });
    });
  });

  describe('access at the door', () => {
    it('refuses a stranger before the input is read', async () => {
      const response = await post('main/user/adduserauto', 'not even JSON');
      expect(response.status).toBe(401);
      expect((await answerOf(response)).responseStatus).toMatchObject({ name: 'Unauthorized', value: 1003 });
    });

    it('takes the sealed cookie from this site, and fills path and query', async () => {
      const response = await fetch(`${site.url}/api/main/user/getuserauto/9?offset=3&limit=4`, { headers: { cookie } });
      expect(await answerOf(response)).toMatchObject({ lstUserAuto: [{ autoId: 7, autoBrandId: 9 }] });
    });

    it('refuses a customer at a provider’s call', async () => {
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
        const response = await post('main/security/logout', {}, { cookie, origin: site.url, ...headers });
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
      const response = await fetch(`${site.url}/api/main/requestBidding/retry/5`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      });
      expect(response.status).toBe(405);
    });

    it('refuses a link to a GET that changes state, and accepts it from our page or with a token', async () => {
      const path = `${site.url}/api/main/requestBidding/retry/5`;
      expect((await fetch(path, { headers: { cookie } })).status).toBe(403);
      expect((await fetch(path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
      expect((await fetch(path, { headers: { authorization: 'as-user-7' } })).status).toBe(200);
    });

    it('reads prefix and number of a payment that is settled here', async () => {
      const response = await fetch(`${site.url}/api/ipg/custom/wallet-10001/0/true`, {
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
      expect(await answerOf(await pay(randomUUID()))).toMatchObject({ redirectUrl: site.url, authority: '5' });
    });

    it('takes an upload as multipart with the part file, and nothing else', async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(70_000)]), 'photo.jpg');
      const headers = { authorization: 'as-user-7' };
      expect(
        await answerOf(await fetch(`${site.url}/api/file/uploadimage`, { method: 'POST', body: form, headers })),
      ).toMatchObject({ lstFileDocument: [{ fileid: 70_000 }] });
      const empty = new FormData();
      empty.append('other', 'text');
      expect((await fetch(`${site.url}/api/file/uploadimage`, { method: 'POST', body: empty, headers })).status).toBe(
        400,
      );
      expect((await post('file/uploadimage', { file: 'x' }, headers)).status).toBe(415);
      const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
      expect(
        (await fetch(`${site.url}/api/file/uploadimage`, { method: 'POST', body: 'not multipart', headers: broken }))
          .status,
      ).toBe(400);
    });

    it('knows a call by its address however the plus in it is written', async () => {
      const answers = await Promise.all(
        ['+b2b', '%2Bb2b', '%2bb2b'].map(async (name) => (await post(`main/${name}/register`, {})).status),
      );
      expect(answers).toEqual([400, 400, 400]);
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
