import { readdirSync } from 'node:fs';
import {
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { logsIn } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { answersDetails, answersFirstQuestion, answersPets, ORDER_PAGE } from '../steps/ordering';

const BUILD = fileURLToPath(new URL('../../.next', import.meta.url));
const PAGES = ['/', '/services/', ORDER_PAGE, '/services', '/login/', '/policy/'];
/** The number of each of five kinds: a thousand in all. */
const MADE_UP = 200;

interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as it is, without a browser's help. */
async function see(person: Person, address: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Seen> {
  const request = sendRequest(new URL(person.at(address)), { method, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  request.end();
  const response = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The violations of the content policy on a page, from its first byte on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** The inline scripts of the framework ran: they hand over what was rendered. */
const hasRunInlineScripts = (page: Page) => page.evaluate(() => typeof Reflect.get(window, '__next_f') === 'object');

const readScriptPolicy = ({ headers }: Seen) =>
  /script-src ([^;]*)/.exec(headers['content-security-policy']?.toString() ?? '')?.[1] ?? '';

test(
  'no page allows inline scripts but its own, and every page’s own scripts run',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const violations = await watchPolicy(page);
    for (const address of PAGES) {
      await customer.open(address);
      expect(await hasRunInlineScripts(page), address).toBe(true);
    }
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    await answersDetails(customer);
    await answersPets(customer);
    await expect(page.getByRole('dialog', { name: words.say('auth.title.register') })).toBeVisible();
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await customer.open('/my-order-list/');
    await expect(page.getByRole('heading', { level: 1, name: words.say('order-following.title') })).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test(
  'a script that somebody puts into a page does not run',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/Content Security Policy/);
    const { page } = customer;
    const violations = await watchPolicy(page);
    for (const address of ['/', `${ORDER_PAGE}?order-step=1`]) {
      await customer.open(address);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.isRun = true';
        document.body.append(script);
      });
      expect(await page.evaluate(() => Reflect.get(window, 'isRun') ?? false), address).toBe(false);
    }
    await expect
      .poll(() => violations.map((violation) => violation.split(' ')[0]))
      .toEqual(['script-src-elem', 'script-src-elem']);
  },
);

test(
  'public pages come from memory: in each encoding, unchanged, to HEAD, and alike to who is logged in',
  { tag: '@no-screen' },
  async ({ customer }) => {
    const { page } = customer;
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const address of PAGES) {
      const [stranger, brotli, head, known] = [
        await see(customer, address),
        await see(customer, address, { 'accept-encoding': 'br' }),
        await see(customer, address, {}, 'HEAD'),
        await see(customer, address, { cookie }),
      ];
      expect([address, stranger.status, brotli.headers['content-encoding']]).toEqual([address, 200, 'br']);
      expect(head.headers['content-length']).toBe(String(stranger.body.length));
      expect(known.body.equals(stranger.body), address).toBe(true);
      expect((await see(customer, address, { 'if-none-match': stranger.headers.etag })).status).toBe(304);
      expect(readScriptPolicy(stranger)).toMatch(/^'self'( 'sha256-[^']+')+$/);
    }
  },
);

test('applies middleware’s decisions to pages from memory', { tag: '@no-screen' }, async ({ customer }) => {
  for (let visit = 0; visit < 2; visit += 1) {
    expect(
      (await see(customer, '/', { host: `provider.localhost:${8000 + visit}` })).headers['x-robots-tag'],
    ).toContain('noindex');
    expect((await see(customer, '/')).headers['x-robots-tag']).toBeUndefined();
    expect((await see(customer, '/404/')).status).toBe(404);
    expect((await see(customer, '/my-order-list/')).status).toBe(307);
    expect((await see(customer, `/?utm_source=takhfifan&token=t-${visit}`)).headers['set-cookie']?.join()).toContain(
      `t-${visit}`,
    );
    // It names the address that this reader asked for.
    const missing = await see(customer, '/404/');
    expect([missing.headers['cache-control'], readScriptPolicy(missing)]).toEqual([
      expect.stringMatching(/^private, .*no-store/),
      expect.stringMatching(/^'self'( 'sha256-[^']+')+$/),
    ]);
  }
});

test(
  'a thousand addresses that strangers make up leave nothing in the build’s folder',
  { tag: '@no-screen' },
  async ({ customer }) => {
    const listBuild = () => readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).sort();
    await see(customer, '/');
    const before = listBuild();
    for (let number = 0; number < MADE_UP; number += 1) {
      const seen = await Promise.all(
        [
          `/made-up-${number}.txt`,
          `/made-up-${number}/services/laundry.x`,
          `/services/made-up-${number}/`,
          `/made-up-${number}/`,
          `/login/made-up-${number}/`,
        ].map((address) => see(customer, address)),
      );
      expect(seen.map(({ status }) => status)).toEqual([404, 404, 307, 307, 200]);
    }
    expect(
      (await see({ ...customer, at: (address) => `${customer.site.url}${address}` }, '/_next/services/')).status,
    ).toBe(404);
    expect(listBuild()).toEqual(before);
  },
);
