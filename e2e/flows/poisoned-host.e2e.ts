import { request as sendRequest } from 'node:http';

import { expect, test } from '../fixtures/site';

const EVIL = 'evil.example';
/** Headers that frameworks, proxies and caches are known to trust. */
const POISONED: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { 'x-forwarded-host': EVIL, 'x-original-host': EVIL, 'x-host': EVIL, 'x-forwarded-server': EVIL },
  { forwarded: `host=${EVIL};proto=https;for=192.0.2.1`, 'x-http-host-override': EVIL, referer: `https://${EVIL}/` },
  {
    'x-original-url': `https://${EVIL}/`,
    'x-rewrite-url': `//${EVIL}/`,
    'x-forwarded-prefix': `//${EVIL}`,
  },
];
/**
 * Pages that are kept and pages that are not, what search engines read, redirects of each kind, errors, and answers of
 * our own.
 */
const PATHS = [
  '/',
  '/en/',
  '/services/house-cleaning/',
  '/de/services-at-location/tehran/',
  '/login/',
  '/order/house-cleaning/',
  '/services',
  '/fa/services/',
  '/user-profile/',
  '/services/house-cleaning/?step=3',
  '/ar/nothing-of-that-name/',
  `//${EVIL}/`,
  `/%5c${EVIL}/`,
  `/login/?returnUrl=https://${EVIL}/`,
  '/sitemap.xml',
  '/robots.txt',
  '/manifests/fa.webmanifest',
  '/api/openapi.json',
  '/api/main/boot/getallcategoryv3',
  '/api/main/nothing-of-that-name',
  '/service-worker.js',
];

interface Seen {
  readonly status: number;
  readonly location: string;
  /** Headers and body. */
  readonly whole: string;
}

/** As it is: `fetch` would neither send every Host nor show a redirect. */
function ask(url: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          whole: `${response.rawHeaders.join('\n')}\n${Buffer.concat(parts).toString('utf8')}`,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

test(
  '[C-security] no host of a visitor’s is in a page, a redirect, a canonical address, the sitemaps or an answer, nor in what the next visitor gets',
  { tag: '@no-screen' },
  async ({ site }) => {
    const sitemaps = [...(await ask(site.url, '/sitemap.xml')).whole.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)</g)];
    const paths = [...PATHS, ...sitemaps.map(([, path]) => path ?? '')];
    expect(sitemaps.length).toBeGreaterThan(0);
    for (const headers of POISONED) {
      for (const path of paths) {
        const seen = await ask(site.url, path, headers);
        const what = `${path} asked with ${JSON.stringify(headers)}`;
        expect(seen.status, what).toBeLessThan(500);
        // An address may come back inside one of ours, as the text that it is; never as where somebody is sent.
        expect(seen.location, what).not.toMatch(/^(?:https?:)?[/\\]{2}[^/]*evil/);
        if (!path.includes(EVIL)) expect(seen.whole, what).not.toContain(EVIL);
      }
    }
    for (const path of paths) {
      const seen = await ask(site.url, path, { host: EVIL, origin: `http://${EVIL}` });
      expect([path, seen.status], 'under a name of somebody else nothing is answered').toEqual([path, 421]);
    }
    for (const path of paths.filter((own) => !own.includes(EVIL)))
      expect((await ask(site.url, path)).whole, path).not.toContain(EVIL);
  },
);
