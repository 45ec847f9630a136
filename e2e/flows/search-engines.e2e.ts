import { request as sendRequest } from 'node:http';

import { expect, test, type Site } from '../fixtures/site';
import { call } from '../steps/api';

/** One of each template, of those that a search engine may show. */
const TEMPLATES = [
  '/',
  '/services/',
  '/services-at-location/',
  '/services-at-location/tehran/',
  '/services-at-location/tehran/house-cleaning/',
  '/services-at-location/tehran/house-cleaning/tajrish/',
  '/services/house-cleaning/',
  '/services/laundry/eco/',
  '/services/house-cleaning/deep-cleaning/',
  '/services/house-cleaning/prices/',
  '/yar/',
  '/faq/',
  '/about/',
  '/contact/',
  '/policy/',
  '/pelakfan-policy/',
  '/privacy/',
  '/b2b/',
  '/joinus/',
  '/careers/',
  '/web-app/',
  '/receive-app/',
];
const WORKER_PATH = '/yar/PY1001/';
const LANGUAGES = ['fa', 'en', 'de', 'ar', 'x-default'];
const SAMPLED_EVERY = 5;
const OWN_PICTURES: Readonly<Record<string, string>> = { '/services-at-location/tehran/': '/city-tehran.png' };
const SHARE_PICTURE = '/share/fa/general.png';
const SHARE_SIZE = { width: 1200, height: 630 };
const WIDTH_AT = 16;

interface Seen {
  readonly status: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly robots: string | undefined;
  readonly text: string;
}

async function see(url: string, host?: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    sendRequest(url, { headers: host ? { host } : {} }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const { headers, statusCode = 0 } = response;
      response.on('end', () =>
        resolve({
          status: statusCode,
          type: headers['content-type'] ?? '',
          cacheControl: headers['cache-control'] ?? '',
          robots: headers['x-robots-tag']?.toString(),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const readStructuredData = (text: string) =>
  findAll(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
    (json) =>
      JSON.parse(json) as { readonly '@type': string; readonly areaServed?: readonly { readonly name: string }[] }[],
  );
const inLanguage = ({ url }: Site, language: string, path: string) =>
  `${url}${language === 'fa' || language === 'x-default' ? '' : `/${language}`}${path}`;

test(
  '[G-07] robots.txt names the sitemap, and on provider and front hosts lets robots in, who read on every page and file that it is not to be shown',
  { tag: '@no-screen' },
  async ({ site }) => {
    const open = await see(`${site.url}/robots.txt`);
    expect([open.status, open.type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(open.text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(open.text).not.toMatch(/^Disallow: \/$/m);
    expect((await see(site.url + SHARE_PICTURE)).robots).toBeUndefined();
    for (const host of ['provider.localhost', 'PELAKMAN.localhost:8443', 'front.localhost']) {
      const { text } = await see(`${site.url}/robots.txt`, host);
      // A closed page cannot say noindex, and is then shown by the links to it.
      expect(text).not.toMatch(/^Disallow: \/$|Sitemap/m);
      const files = ['/sitemap.xml', '/robots.txt', '/favicon.ico', SHARE_PICTURE];
      for (const path of [
        '/',
        '/services/',
        '/services/laundry/',
        '/de/faq/',
        '/login/',
        '/services?order-step=1',
        '/services/?q=a',
        '/404/',
        ...files,
      ])
        expect([host, path, (await see(site.url + path, host)).robots]).toEqual([host, path, 'noindex, nofollow']);
    }
  },
);

test(
  'the sitemap names every indexable page in four languages, and they are there',
  { tag: '@no-screen' },
  async ({ site }) => {
    const index = await see(`${site.url}/sitemap.xml`);
    expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(findAll(index.text, /<lastmod>([^<]+)/g)).toHaveLength(4);
    const files = findAll(index.text, /<loc>([^<]+)/g);
    const maps = await Promise.all(files.map((file) => see(file)));
    const pages = maps.map(({ text }) => findAll(text, /<loc>([^<]+)/g));
    for (const [place, language] of ['fa', 'en', 'de', 'ar'].entries()) {
      expect(pages[place]).toEqual(expect.arrayContaining(TEMPLATES.map((path) => inLanguage(site, language, path))));
      expect(pages[place]).toHaveLength(pages[0]?.length ?? 0);
    }
    // Every professional who takes work is among them, by the marketplace's own list.
    const { lstPage, hasMore } = await call(site.url, 'workerprofile/getpages', {});
    expect([lstPage.length > 1, hasMore]).toEqual([true, false]);
    expect(pages[0]).toEqual(expect.arrayContaining(lstPage.map(({ workerCode }) => `${site.url}/yar/${workerCode}/`)));
    // Some of one language: the audit asks for all of them.
    for (const url of (pages[0] ?? []).filter((_, place) => place % SAMPLED_EVERY === 0))
      expect([url, (await see(url)).status]).toEqual([url, 200]);
    for (const file of [`${site.url}/sitemap.xml`, ...files.slice(0, 1)]) {
      const etag = (await fetch(file)).headers.get('etag') ?? '';
      expect([file, (await fetch(file, { headers: { 'if-none-match': etag } })).status]).toEqual([file, 304]);
    }
    expect((await see(`${site.url}/sitemaps/fr.xml`)).status).toBe(404);
    const hidden = await see(`${site.url}/services/bar-service/`);
    expect([hidden.status, /<meta name="robots" content="([^"]*)"/.exec(hidden.text)?.[1]]).toEqual([
      200,
      'noindex, follow',
    ]);
  },
);

for (const language of ['fa', 'en', 'de', 'ar']) {
  test(
    `[G-06] in ${language} every kind of page says what it is, in which languages, and what a shared link shows`,
    { tag: '@no-screen' },
    async ({ site }) => {
      const titles: string[] = [];
      for (const path of TEMPLATES) {
        const url = inLanguage(site, language, path);
        const { text } = await see(url);
        const meta = (name: string) =>
          findAll(text, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0] ?? '';
        expect(findAll(text, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([url]);
        const languages = Object.fromEntries(
          [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
            ([, name = '', href = '']) => [name, href],
          ),
        );
        expect(languages, path).toEqual(
          Object.fromEntries(LANGUAGES.map((name) => [name, inLanguage(site, name, path)])),
        );
        expect(meta('description').length, path).toBeGreaterThan(60);
        expect(meta('robots'), path).toContain('index, follow');
        titles.push(...findAll(text, /<title>([^<]+)<\/title>/g));
        expect(meta('og:title').length, path).toBeGreaterThan(5);
        expect(titles.at(-1), path).toBe(meta('og:title'));
        expect([meta('og:url'), meta('twitter:card')], path).toEqual([url, 'summary_large_image']);
        expect(meta('og:image'), path).toContain(OWN_PICTURES[path] ?? '.png');
        const image = Buffer.from(await (await fetch(meta('og:image'))).arrayBuffer());
        expect({ width: image.readUInt32BE(WIDTH_AT), height: image.readUInt32BE(WIDTH_AT + 4) }, path).toEqual(
          SHARE_SIZE,
        );
      }
      // One title a page, and no two alike.
      expect(new Set(titles).size).toBe(TEMPLATES.length);
      expect(titles).toHaveLength(TEMPLATES.length);
      // A professional's page has a picture of its own, and its title and path are in its language's letters.
      const { text } = await see(inLanguage(site, language, WORKER_PATH));
      expect(text).toContain(`/pictures/${language}/professional-PY1001.png`);
      const path = readStructuredData(text).find((part) => part['@type'] === 'BreadcrumbList');
      const said = findAll(text, /<title>([^<]+)<\/title>/g).join(' ') + JSON.stringify(path);
      expect(said).toContain('"position":3');
      expect(/[\u0600-\u06FF]/.test(said)).toBe(['fa', 'ar'].includes(language));
    },
  );
}

test(
  'structured data stands in the pages as it was made, and names only addresses that are there',
  { tag: '@no-screen' },
  async ({ site }) => {
    const kinds: Record<string, readonly string[]> = {
      '/': ['Organization', 'WebSite'],
      '/services/': ['ItemList', 'BreadcrumbList'],
      '/en/services/house-cleaning/': ['Service', 'BreadcrumbList', 'FAQPage'],
      '/en/services/house-cleaning/prices/': ['Service', 'BreadcrumbList'],
      '/de/services/laundry/eco/': ['Service', 'BreadcrumbList', 'FAQPage'],
      '/ar/faq/': ['FAQPage'],
    };
    const named = new Set<string>();
    for (const [path, types] of Object.entries(kinds)) {
      const { text } = await see(site.url + path);
      const data = readStructuredData(text);
      expect(data.map((part) => part['@type']).sort(), path).toEqual([...types].sort());
      for (const address of JSON.stringify(data).match(/https?:\/\/(?:localhost|127\.0\.0\.1)[^"#{?]+/g) ?? [])
        named.add(address);
    }
    expect(named.size).toBeGreaterThan(20);
    for (const address of named)
      expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200]);
  },
);

test(
  '[R-05] a service’s data names the cities where it can be ordered, and none where it is paused',
  { tag: '@no-screen' },
  async ({ site }) => {
    for (const language of ['fa', 'en', 'de', 'ar'] as const) {
      const bundle = await call(site.url, 'boot/getallcategoryv3', {}, { locale: language });
      const category = bundle.lstCategoriesWithSubCategories.find(({ seopath }) => seopath === 'house-cleaning');
      const own = bundle.lstCity.filter(({ cityid }) =>
        category?.lstActiveCity.some((active) => active.cityid === cityid),
      );
      const served = own.filter(({ cityid }) =>
        bundle.lstCityServiceStatus.some(
          (status) => status.cityid === cityid && status.srvcategoryid === category?.srvcategoryid && status.isActive,
        ),
      );
      expect(served.length).toBeGreaterThan(0);
      expect(served.length).toBeLessThan(own.length);
      const { text } = await see(inLanguage(site, language, '/services/house-cleaning/'));
      const data = readStructuredData(text).find((part) => part['@type'] === 'Service');
      expect(data?.areaServed?.map(({ name }) => name)).toEqual(served.map(({ name }) => name));
    }
  },
);

test(
  '[R-05] customers’ words name their language where the page is in another',
  { tag: '@no-screen' },
  async ({ site }) => {
    for (const language of ['en', 'de', 'ar']) {
      const { text } = await see(inLanguage(site, language, '/services/house-cleaning/'));
      const written = [...text.matchAll(/<(?:bdi|p)\b([^>]*)>([^<]*[\u067e\u0686\u0698\u06a9\u06af\u06cc][^<]*)</g)];
      expect([language, written.length > 5]).toEqual([language, true]);
      for (const [, attributes = '', words] of written)
        expect([language, words, attributes.includes('lang="fa"')]).toEqual([language, words, true]);
    }
  },
);

test(
  'phones can install the site in each language, and everything that they ask for is there',
  { tag: '@no-screen' },
  async ({ site }) => {
    for (const language of ['fa', 'en', 'de', 'ar']) {
      const page = await see(inLanguage(site, language, '/'));
      const manifest = await see(`${site.url}${findAll(page.text, /<link rel="manifest" href="([^"]+)"/g)[0] ?? ''}`);
      expect([manifest.status, manifest.type]).toEqual([200, 'application/manifest+json; charset=utf-8']);
      const {
        lang,
        dir,
        start_url: start,
        icons,
        shortcuts,
      } = JSON.parse(manifest.text) as {
        lang: string;
        dir: string;
        start_url: string;
        icons: { src: string }[];
        shortcuts: { url: string }[];
      };
      expect([lang, dir, site.url + start]).toEqual([
        language,
        ['fa', 'ar'].includes(language) ? 'rtl' : 'ltr',
        inLanguage(site, language, '/'),
      ]);
      for (const path of [...icons.map(({ src }) => src), '/favicon.ico', '/icons/apple-touch-icon.png']) {
        const file = await see(site.url + path);
        expect([path, file.status, file.cacheControl]).toEqual([
          path,
          200,
          'public, max-age=86400, stale-while-revalidate=604800',
        ]);
      }
      expect(shortcuts).toHaveLength(3);
    }
  },
);
