import { pino } from 'pino';
import sharp from 'sharp';

import { toPasswordDigest } from '@/lib/domain/person/password';

import type { App } from '../app';
import { publishMarketplace } from '../http/pages/marketplace-for-pages';
import { aDraft } from '../seed/stories/orders';
import { aCatalogue, aFreeProvider, TAJRISH_ID } from '../seed/stories/people';
import { SESSION_COOKIE } from '../session/seal';
import { createTestService, type TestService } from '../testing/call';
import { listenBeforeHosts, listenForTests } from '../testing/http';
import { registerPerson } from '../testing/person';
import { openRemoteSite } from '../testing/remote-site';

const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4 };

describe('a site in front of another instance of the project', () => {
  let service: TestService;
  let site: App;
  let url: string;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
    const host = await listenForTests(service);
    site = openRemoteSite(host.url, { clock: service.clock, log: pino({ level: 'silent' }) });
    const front = await listenBeforeHosts(site);
    ({ url } = front);
    closers.push(front.close, host.close, service.close);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/main/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const logIn = async (mobile: string, password: string) => {
    const login = await post('security/login', { mobile, password: toPasswordDigest(mobile, password) });
    const set = login.headers.getSetCookie().find((value) => value.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    return { login, cookie: set.slice(0, set.indexOf(';')) };
  };

  it('[C-90] logs a person in, orders, uploads and logs out there; the page never sees the token', async () => {
    const { userId, mobile, password } = await registerPerson(service, '09123330001');
    const { login, cookie } = await logIn(mobile, password);
    expect(await login.json()).toMatchObject({ desc: 'Success', account: { userId } });
    expect(JSON.stringify(await (await logIn(mobile, password)).login.json())).not.toContain('token');

    const provider = await aFreeProvider(service.context);
    const added = await post(
      'user/adddeliveryaddress',
      { deliveryaddrname: 'Home', deliveryaddr: 'No. 12, Second Alley', locationid: TAJRISH_ID },
      { cookie },
    );
    const { deliveryaddrid } = (await added.json()) as { deliveryaddrid: number };
    const draft = aDraft({ service, customer: { userId, mobile, addressId: deliveryaddrid }, provider });
    const placed = await post('clean/addcleanrequest', draft, { cookie, 'idempotency-key': crypto.randomUUID() });
    expect(await placed.json()).toMatchObject({ desc: 'Success', state: 'PENDING_PAYMENT' });

    const form = new FormData();
    form.append(
      'file',
      new Blob(
        [
          new Uint8Array(
            await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
              .png()
              .toBuffer(),
          ),
        ],
        { type: 'image/png' },
      ),
      'stain.png',
    );
    const uploaded = await fetch(`${url}/api/file/uploadimage`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    const { lstFileDocument } = (await uploaded.json()) as { lstFileDocument: { fileurl: string }[] };
    const picture = new URL(lstFileDocument[0]?.fileurl ?? 'nowhere:', url).pathname;
    expect([
      (await fetch(`${url}${picture}`, { headers: { cookie } })).headers.get('content-type'),
      (await fetch(`${url}${picture}`)).status,
    ]).toEqual([expect.stringMatching(/^image\//), 401]);

    expect(
      await (
        await fetch(`${url}/api/main/security/logout`, {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        })
      ).json(),
    ).toMatchObject({ desc: 'Success' });
    expect((await post('user/getuserinfo', {}, { cookie })).status).toBe(401);
  });

  it('shows the host’s own errors in the person’s language, and refuses bad input before the host', async () => {
    const refused = await post(
      'security/login',
      { mobile: '09123330009', password: toPasswordDigest('09123330009', '0000') },
      { 'accept-language': 'de' },
    );
    const words = (await refused.json()) as { responseStatus: { name: string; descr: string } };
    expect(words.responseStatus.name).toBe('invalid-login');
    expect(words.responseStatus.descr).not.toBe('invalid-login');
    expect((await post('security/login', { mobile: 5 })).status).toBe(400);
  });

  it('lets a page call without the round trip of its own door', async () => {
    const marketplace = publishMarketplace(site, 'http://localhost:3000');
    expect(await marketplace.call('boot/calchours', home, { locale: 'de' })).toEqual({ needHour: expect.any(Number) });
    expect(
      (await marketplace.call('boot/getallcategoryv3', {}, { locale: 'ar' })).lstCategoriesWithSubCategories.length,
    ).toBeGreaterThan(10);
  });
});
