import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { KEPT, servePages, type Rendering, type TestPages } from '../../../testing/pages';

const PAGE = `<!DOCTYPE html><html><body>${'سرویس '.repeat(500)}</body></html>`;
const sendCached: Rendering = (_request, response) => void response.writeHead(200, KEPT).end(PAGE);

describe('pages from memory', () => {
  const opened: TestPages[] = [];
  const serve = async (...options: Parameters<typeof servePages>) => {
    const site = await servePages(...options);
    opened.push(site);
    return site;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((site) => site.close()));
  });

  it('sends the second visitor the bytes of the first, in the smallest encoding each takes', async () => {
    const site = await serve(sendCached);
    const plain = await site.see('/services/');
    const brotli = await site.see('/services/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await site.see('/services/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect([
      plain.body.toString(),
      brotliDecompressSync(brotli.body).toString(),
      gunzipSync(gzip.body).toString(),
    ]).toEqual([PAGE, PAGE, PAGE]);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotli.headers).toMatchObject({
      'content-length': String(brotli.body.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'rsc, Accept-Encoding',
    });
    expect(site.asked.map(({ url }) => url)).toEqual(['/services/']);
    expect(site.pages.getStatistics()).toMatchObject({ hits: 2, misses: 1, bypasses: 0, fills: 1, entries: 1 });
  });

  it('answers HEAD like GET without the body, and fills by it', async () => {
    const site = await serve(sendCached);
    const head = await site.see('/', {}, 'HEAD');
    const get = await site.see('/');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(get.body.length)]);
    expect(site.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('answers 304 to exactly the clients with these bytes', async () => {
    const site = await serve(sendCached);
    const { headers } = await site.see('/', { 'accept-encoding': 'gzip' });
    const etag = headers.etag ?? '';
    const unchanged = await site.see('/', { 'accept-encoding': 'gzip', 'if-none-match': `"other", W/${etag}` });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
    expect(unchanged.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await site.see('/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200);
    expect((await site.see('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('renders once for thirty concurrent requests', async () => {
    const site = await serve(sendCached);
    const seen = await Promise.all(Array.from({ length: 30 }, () => site.see('/')));
    expect(seen.every(({ status, body }) => status === 200 && body.toString() === PAGE)).toBe(true);
    expect(site.asked).toHaveLength(1);
  });

  it.each<[string, number, Record<string, string>]>([
    ['a missing page', 404, KEPT],
    ['a redirect', 307, { ...KEPT, location: '/login/' }],
    ['a private one', 200, { ...KEPT, 'cache-control': 'private, s-maxage=300' }],
    ['one not to be stored', 200, { ...KEPT, 'cache-control': 'no-store' }],
    ['one that is not called shared', 200, { 'content-type': 'text/html' }],
    ['one whose time is over', 200, { ...KEPT, 'cache-control': 's-maxage=0' }],
    ['one with a cookie', 200, { ...KEPT, 'set-cookie': 'a=1' }],
    [
      'a stale one, which says that it holds for a year',
      200,
      { ...KEPT, 'cache-control': 's-maxage=31536000', 'x-nextjs-cache': 'STALE' },
    ],
    ['one of another type', 200, { ...KEPT, 'content-type': 'application/json' }],
    ['one that depends on more than the cache tells apart', 200, { ...KEPT, vary: 'Cookie' }],
  ])('never keeps an answer that is not everybody’s: %s', async (_name, status, headers) => {
    const site = await serve((_request, response) => void response.writeHead(status, headers).end(PAGE));
    const seen = [await site.see('/'), await site.see('/')];
    expect(seen.map((answer) => [answer.status, answer.body.toString()])).toEqual([
      [status, PAGE],
      [status, PAGE],
    ]);
    expect(seen.every((answer) => !answer.headers['cache-control']?.includes('s-maxage'))).toBe(true);
    expect(site.pages.getStatistics()).toMatchObject({ hits: 0, entries: 0 });
  });

  it('never keeps an error, and asks again for the next visitor', async () => {
    const site = await serve((_request, response) => void response.writeHead(500, KEPT).end('broken'));
    expect([(await site.see('/')).status, (await site.see('/')).status]).toEqual([500, 500]);
    expect(site.pages.getStatistics()).toMatchObject({ hits: 0, misses: 2, entries: 0 });
  });

  it.each<[string, string, Record<string, string>]>([
    ['a foreign host', '/', { host: 'elsewhere.example' }],
    ['a login by header', '/', { authorization: 'Bearer x' }],
    ['a preview', '/', { cookie: 'a=1; __prerender_bypass=x' }],
    ['a query', '/?city=1', {}],
    ['a referral', '/?utm_source=takhfifan&token=abc', {}],
    ['an escaped address', '/services/%6caundry/', {}],
    ['dots', '/services/../', {}],
    ['two slashes', '//services/', {}],
    ['a long address', `/${'a'.repeat(600)}/`, {}],
    ['a page with a part to fill in', '/login/PELAK0001/', {}],
    ['a page for who is logged in', '/my-order-list/', {}],
    ['an unknown service', '/services/made-up/', {}],
    ['a navigation that tells what is shown', '/?_rsc=abc', { rsc: '1', 'next-router-state-tree': 'x' }],
    ['a navigation without its mark', '/', { rsc: '1' }],
    ['an unknown navigation', '/?_rsc=abc', { rsc: '1', 'next-router-prefetch': 'made-up' }],
  ])('takes nothing from memory for %s', async (_name, path, headers) => {
    const site = await serve(sendCached);
    await site.see('/');
    expect((await site.see(path, headers)).status).toBe(200);
    expect(site.asked).toHaveLength(2);
    expect(site.pages.getStatistics()).toMatchObject({ hits: 0, bypasses: 1, entries: 1 });
  });

  it('leaves every method but GET and HEAD to the framework', async () => {
    const site = await serve(sendCached);
    await site.see('/');
    await site.see('/', {}, 'POST');
    expect(site.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('gives a person who is logged in the public page, and tells the framework nothing of them', async () => {
    const site = await serve(sendCached);
    const cookie = 'session=secret';
    const first = await site.see('/', { cookie, 'user-agent': 'mine', 'accept-language': 'de' });
    const second = await site.see('/');
    expect(second.body.equals(first.body)).toBe(true);
    expect(
      site.asked.map(({ headers }) => [
        headers.cookie,
        headers['user-agent'],
        headers['accept-language'],
        headers['accept-encoding'],
      ]),
    ).toEqual([[undefined, undefined, undefined, 'identity']]);
  });

  it('keeps middleware’s answer for a host to hosts of that class', async () => {
    const site = await serve(
      ({ headers }, response) =>
        void response
          .writeHead(200, { ...KEPT, ...(headers.host?.startsWith('provider.') ? { 'x-robots-tag': 'noindex' } : {}) })
          .end(PAGE),
    );
    const robotsOf = async (host: string) => (await site.see('/', { host })).headers['x-robots-tag'];
    const hosts = ['pelakfan.example', 'provider.one.example', 'PELAKFAN.example', 'provider.two.example'];
    expect([
      await robotsOf('pelakfan.example'),
      await robotsOf('provider.one.example'),
      await robotsOf('PELAKFAN.example'),
      await robotsOf('provider.two.example'),
    ]).toEqual([undefined, 'noindex', undefined, 'noindex']);
    expect([hosts.length, site.asked.length, site.pages.getStatistics().entries]).toEqual([4, 2, 2]);
  });

  it('keeps each kind of navigation by itself, with the framework’s own headers', async () => {
    const headersOf = {
      'content-type': 'text/x-component',
      'cache-control': 's-maxage=300',
      vary: 'rsc, next-router-prefetch',
      'x-nextjs-stale-time': '300',
    };
    const site = await serve(
      ({ headers }, response) =>
        void response
          .writeHead(200, headersOf)
          .end(`part ${headers['next-router-segment-prefetch']?.toString() ?? 'whole'}`),
    );
    const ask = (segment?: string) =>
      site.see('/services/?_rsc=abc', {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-url': '/',
        ...(segment ? { 'next-router-segment-prefetch': segment } : {}),
      });
    const bodies = [await ask(), await ask('/_tree'), await ask(), await ask('/_tree')].map(({ body }) =>
      body.toString(),
    );
    expect(bodies).toEqual(['part whole', 'part /_tree', 'part whole', 'part /_tree']);
    expect((await ask()).headers).toMatchObject({ 'cache-control': 's-maxage=300', 'x-nextjs-stale-time': '300' });
    expect(site.asked.map(({ url, headers }) => [url, headers.rsc, headers['next-url']])).toEqual([
      ['/services/?_rsc=abc', '1', '/'],
      ['/services/?_rsc=abc', '1', '/'],
    ]);
  });

  it('gives a campaign’s visitors the public page', async () => {
    const site = await serve(sendCached);
    await site.see('/services/laundry/?utm_source=newsletter&utm_campaign=spring&gclid=1');
    await site.see('/services/laundry/?fbclid=2');
    expect([site.asked.map(({ url }) => url), site.pages.getStatistics().entries]).toEqual([['/services/laundry/'], 1]);
  });

  it('allows exactly the inline scripts of the bytes that are sent, those of the late start included', async () => {
    const toLateBoot = (html: string) => html.replace('</body>', '<script>late()</script></body>');
    const html =
      '<html><body><script>one()</script><script type="application/ld+json">{}</script><script src="/_next/static/a.js"></script><script id="_R_">two()</script></body></html>';
    const site = await serve((_request, response) => void response.writeHead(200, KEPT).end(html), { toLateBoot });
    const { headers, body } = await site.see('/');
    const policy = headers['content-security-policy']?.toString() ?? '';
    const hashes = ['one()', 'two()', 'late()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hashes.join(' ')}`);
    expect(body.toString()).toContain('<script>late()</script>');
  });

  it('renders for one visitor with their cookie, under a policy of its own, and lets no proxy keep it', async () => {
    const site = await serve(
      ({ headers }, response) =>
        void response.writeHead(200, KEPT).end(`<script>hello(${JSON.stringify(headers.cookie)})</script>`),
    );
    const { headers, body } = await site.see('/my-order-list/', { cookie: 'session=1', 'accept-encoding': 'br' });
    const hash = createHash('sha256').update('hello("session=1")').digest('base64');
    expect(body.toString()).toContain('session=1');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await site.see('/my-order-list/', { cookie: 'session=1' }, 'HEAD')).body).toHaveLength(0);
  });

  it('deletes everything on a purge, with the results of earlier renders', async () => {
    const waiting: (() => void)[] = [];
    const site = await serve(
      (_request, response) =>
        new Promise<void>((resolve) =>
          waiting.push(() => resolve(void response.writeHead(200, KEPT).end(`render ${waiting.length}`))),
        ),
    );
    const early = site.see('/');
    await waitFor(() => waiting.length === 1);
    site.pages.purge();
    const late = site.see('/');
    await waitFor(() => waiting.length === 2);
    waiting.forEach((finish) => finish());
    await Promise.all([early, late]);
    await waitFor(() => site.pages.getStatistics().entries === 0);
    const next = site.see('/');
    await waitFor(() => waiting.length === 3);
    waiting[2]?.();
    expect((await next).body.toString()).toBe('render 3');
    expect(site.pages.getStatistics().entries).toBe(1);
  });

  it('does not grow by strangers’ inventions: addresses, queries, hosts, navigations', async () => {
    const site = await serve(sendCached);
    await site.see('/');
    const { entries, storedBytes } = site.pages.getStatistics();
    for (let number = 0; number < 250; number += 1) {
      await Promise.all([
        site.see(`/made-up-${number}/`),
        site.see(`/?made=${number}`),
        site.see('/', { host: `made-up-${number}.example` }),
        site.see(`/?_rsc=${number}`, { rsc: '1', 'next-router-prefetch': `made-up-${number}` }),
      ]);
    }
    expect(site.pages.getStatistics()).toMatchObject({ entries, storedBytes, fills: 1, hits: 0, bypasses: 1000 });
  });
});

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
