import { request as sendRaw } from 'node:http';
import { text } from 'node:stream/consumers';

import { listCallNames } from '@/lib/contract';
import { getAddress } from '@/lib/contract/addresses';

import { registerPerson, type TestPerson } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';
import { testBankPayments } from '../schema';

const EVIL = 'evil.example';
const POISONED: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL};proto=https` },
  { host: 'localhost:1', 'x-original-host': EVIL, 'x-host': EVIL },
];

const SITES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['the demo', {}],
  ['a site with its own address', { SITE_URL: 'https://pelakfan.example', TRUSTED_PROXIES: '1' }],
];

describe.each(SITES)('%s', (_name, environment) => {
  const { service, site } = useMarketOverHttp({ holds: 'nothing', environment });
  let person: TestPerson;
  beforeAll(async () => {
    person = await registerPerson(service, '09141234567');
  });

  /** `fetch` would not send every Host. */
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    new Promise<string>((resolve, reject) => {
      const sent = sendRaw(`${site.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      });
      sent.once('error', reject);
      sent.once('response', (response) => void text(response).then(resolve, reject));
      sent.end(JSON.stringify(body));
    });

  it('[C-security] writes no host of a visitor into an SMS, a mail, a return from the bank or an answer', async () => {
    const expected = environment.SITE_URL ?? site.url;
    for (const [index, headers] of POISONED.entries()) {
      const mobile = `0914765432${index}`;
      const sentBefore = service.sms.length;
      const mine = { ...headers, authorization: person.token };
      const answers = [
        await post('main/security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile }, headers),
        await post('main/boot/sharelink', { mobile }, headers),
        await post(
          'ipg/ipg/increasewallet',
          { amountRial: 1_000_000 },
          { ...mine, 'idempotency-key': crypto.randomUUID() },
        ),
        await post('main/nonePreloader/suggestion/gettopicname', {}, mine),
      ];
      await service.sendMessages();
      const [code, link] = service.sms.slice(sentBefore).map((message) => message.text);
      expect(code).toContain(`@${new URL(expected).hostname} #`);
      expect(link).toContain(`${expected}/`);
      expect(answers[2]).toContain(expected);
      const payments = await service.context.ports.database.connection.select().from(testBankPayments);
      expect(payments).toHaveLength(index + 1);
      const everything = JSON.stringify([answers, service.sms, service.mails, service.published, payments]);
      expect(everything).not.toContain(EVIL);
    }
  });

  /** Status of a request of any kind under a Host header, with the Origin that a page of that name sends. */
  const ask = (path: string, host: string, { method = 'GET', ...headers }: Readonly<Record<string, string>> = {}) =>
    new Promise<number>((resolve, reject) => {
      const sent = sendRaw(`${site.url}${path}`, { method, headers: { host, origin: `http://${host}`, ...headers } });
      sent.once('error', reject);
      sent.once('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.end();
    });

  it('[C-security] answers nothing under a foreign name: no call, no page of the demo, no page, no socket', async () => {
    const sentBefore = service.sms.length;
    const calls = listCallNames()
      .map(getAddress)
      .map(({ host, path, method }) => [`/api/${host}/${path}`, method] as const);
    const others = ['/', '/dev/outbox/', '/dev/bank/1/', '/api/openapi.json', '/readyz/more', '/o/1/'].map(
      (path) => [path, 'GET'] as const,
    );
    const demo = ['/api/dev/clock', '/api/dev/outages', '/api/forms/contact/en'].map((path) => [path, 'POST'] as const);
    for (const host of [EVIL, `${EVIL}:3000`, `localhost@${EVIL}`, `provider.${EVIL}`])
      for (const [path, method] of [...calls, ...others, ...demo])
        expect([host, path, await ask(path, host, { method })]).toEqual([host, path, 421]);
    for (const path of ['/mqtt', '/_next/webpack-hmr'])
      expect(await ask(path, EVIL, { connection: 'Upgrade', upgrade: 'websocket' })).toBe(421);
    expect(service.sms).toHaveLength(sentBefore);
  });

  it('answers load balancers, who ask for its health by names and addresses of their own', async () => {
    for (const host of ['site-1:3000', '10.1.2.3', EVIL])
      expect([await ask('/readyz', host), await ask('/healthz?from=balancer', host)]).toEqual([200, 200]);
  });
});
