import { toFindingLines, toFindingsRow } from './findings.mjs';
import { readPageFacts } from './page-facts.mjs';
import {
  findContentProblems,
  findMetadataProblems,
  findOneWayAlternates,
  findOrphans,
  findPlaceProblems,
  findShared,
  findStructureProblems,
  findUnnamed,
} from './page-problems.mjs';

const SITE = 'https://pelakfan.example';
const LOCALES = ['fa', 'en'];
const description = 'What we do, for whom, from what price, and in which cities our people come to you.';
const words = 'One of the many words that a page shows to its readers. '.repeat(3);

interface Sample {
  readonly head?: string;
  readonly body?: string;
}

const toAlternates = (path: string) =>
  [
    ['fa', path],
    ['en', `/en${path}`],
    ['x-default', path],
  ]
    .map(([locale, href]) => `<link rel="alternate" hreflang="${locale}" href="${SITE}${href}">`)
    .join('');
const goodHead = `<title>About</title><meta name="description" content="${description}"><link rel="canonical" href="${SITE}/about/">${toAlternates('/about/')}`;
const goodBody = `<header>Menu</header><main id="content"><h1>About</h1><p>${words}</p><img src="/a.png" alt="" width="1" height="1"></main><footer>End</footer>`;
const toFacts = ({ head = goodHead, body = goodBody }: Sample = {}) =>
  readPageFacts(`<!doctype html><html lang="fa" dir="rtl"><head>${head}</head><body>${body}</body></html>`);
const about = { path: '/about/', locale: 'fa', direction: 'rtl' };
const indexed = { address: `${SITE}/about/`, locales: LOCALES, isIndexed: true };

describe('a page for a crawler without scripts', () => {
  it('has no problem when it is as it should be', () => {
    const facts = toFacts();
    expect([
      ...findStructureProblems(facts, about),
      ...findContentProblems(facts),
      ...findMetadataProblems(facts, indexed),
    ]).toEqual([]);
  });

  it('reports a second heading, a missing landmark, a doubled id and an image without its size', () => {
    const facts = toFacts({
      body: '<header></header><main id="a"><h1>One</h1><h1 id="a">Two</h1><img src="/a.png" alt=""></main>',
    });
    expect(findStructureProblems(facts, about)).toEqual([
      '2 h1 instead of 1',
      '0 footer of the page instead of 1',
      'the id "a" stands more than once',
      'an image without width, height: /a.png',
    ]);
  });

  it('counts the page’s own header and footer alone, and wants no footer where there is none', () => {
    const facts = toFacts({
      body: `<header></header><main><article><header></header><h1>One</h1><footer></footer></article></main>`,
    });
    expect(findStructureProblems(facts, { ...about, path: '/services/laundry/' })).toEqual([]);
  });

  it('does not count text that needs a script as content', () => {
    const hidden = toFacts({
      body: `<main><div hidden><h1>One</h1><p>${words}</p></div><noscript>${words}</noscript></main>`,
    });
    expect(findContentProblems(hidden)).toEqual([
      'no heading shows without script',
      'only 0 characters show without script',
    ]);
  });

  it('needs its own canonical address and every language', () => {
    const facts = toFacts({
      head: `<title>About</title><link rel="canonical" href="${SITE}/"><link rel="alternate" hreflang="fa" href="${SITE}/about/">`,
    });
    expect(findMetadataProblems(facts, indexed)).toEqual([
      'no description',
      `canonical is ${SITE}/, not the page’s own address`,
      'no hreflang for en',
      'no hreflang for x-default',
    ]);
    expect(findMetadataProblems(facts, { ...indexed, isIndexed: false })).toEqual([]);
  });

  it('has a title and a description that a search engine shows whole', () => {
    const withLengths = (title: number, about: number) =>
      findMetadataProblems(
        toFacts({
          head: goodHead.replace('>About<', `>${'t'.repeat(title)}<`).replace(description, 'd'.repeat(about)),
        }),
        indexed,
      );
    expect([withLengths(60, 70), withLengths(60, 160)]).toEqual([[], []]);
    expect(withLengths(61, 69)).toEqual([
      expect.stringMatching(/^a title of 61 characters/),
      expect.stringMatching(/^a description of 69 characters/),
    ]);
    expect(withLengths(5, 161)).toEqual([expect.stringMatching(/^a description of 161 characters/)]);
  });

  it('names no hour and no day from today in its description', () => {
    const find = (says: string) =>
      findMetadataProblems(toFacts({ head: goodHead.replace(description, says) }), indexed).filter((problem) =>
        problem.includes('old tomorrow'),
      );
    const lasting = 'From 950,000 tomans, 12 professionals, 4.9 out of 5 (128 reviews). Someone comes home to you.';
    expect(find(lasting)).toEqual([]);
    for (const duration of [
      'A window takes 20 to 40 minutes.',
      'It should be 1 to 1.5 bar.',
      '۶ تا ۸ ساعت، با ۳۰ تا ۴۰ درجه',
      'اختر اليوم والساعة',
    ])
      expect([duration, find(`${lasting} ${duration}`)]).toEqual([duration, []]);
    for (const hour of [
      'Next: 9:00–12:00.',
      'Next: 10:00.',
      'Free tomorrow.',
      'پنجشنبه ۵ آذر، ۹ تا ۱۲',
      'امروز، ۱۰:۰۰',
      'Morgen, 9\u2060–\u206012 Uhr',
      'اليوم عند ١٠:٠٠',
    ])
      expect([hour, find(`${lasting} ${hour}`)]).toEqual([hour, [expect.any(String)]]);
  });

  it('has a title of its own within its language, and mutual hreflang links', () => {
    const facts = toFacts();
    const [first, second, english] = [
      { path: '/a/', locale: 'fa', facts },
      { path: '/b/', locale: 'fa', facts },
      { path: '/en/a/', locale: 'en', facts },
    ];
    expect(findShared([first, second, english]).map(({ where }) => where)).toEqual(['/a/', '/b/', '/a/', '/b/']);
    expect(findShared([first, english])).toEqual([]);
    const there = { locale: 'en', facts };
    const silent = { locale: 'en', facts: toFacts({ head: '' }) };
    const toPages = (other: typeof there) =>
      new Map([
        [`${SITE}/about/`, { locale: 'fa', facts }],
        [`${SITE}/en/about/`, other],
      ]);
    expect(findOneWayAlternates(toPages(there))).toEqual([]);
    expect(findOneWayAlternates(toPages(silent))).toEqual([
      { where: `${SITE}/about/`, what: `hreflang en is not returned by ${SITE}/en/about/` },
    ]);
  });
});

describe('the audit’s rows', () => {
  it('report a problem of many places once, and fail when nothing was checked', () => {
    const row = toFindingsRow({
      name: 'links',
      count: 9,
      of: 'addresses',
      findings: ['/a/', '/b/', '/b/', '/c/', '/d/', '/e/'].map((where) => ({ where, what: 'leads nowhere' })),
    });
    expect([row.value, row.isMet, row.note]).toEqual([6, false, '9 addresses']);
    expect(toFindingLines([row])).toEqual(['', 'links:', '  leads nowhere\n      /a/   /b/   /c/   /d/ and 1 more']);
    expect(toFindingsRow({ name: 'links', count: 1, of: 'addresses', findings: [] }).isMet).toBe(true);
    expect(toFindingsRow({ name: 'links', count: 0, of: 'addresses', findings: [] }).isMet).toBe(false);
  });
});

it('find a page by the sitemap alone, or by itself', () => {
  const page = (path: string, ...from: string[]) => ({ path, plain: path, from: new Set(from) });
  const pages = [page('/'), page('/yar/', '/'), page('/yar/PY1/'), page('/yar/PY2/', '/yar/PY2/')];
  expect(findOrphans(pages).map(({ where }) => where)).toEqual(['/yar/PY1/', '/yar/PY2/']);
});

it('a professional whom the list of all alone names is found, and one whom nobody names', () => {
  const page = (plain: string, ...from: string[]) => ({ path: plain, plain, from: new Set(from) });
  const pages = [
    page('/yar/', '/'),
    page('/yar/PY1/', '/yar/', '/services/laundry/'),
    page('/yar/PY2/', '/services-at-location/karaj/?a=1'),
    page('/yar/PY3/', '/yar/', '/services/'),
    page('/yar/PY4/'),
  ];
  expect(findUnnamed(pages, (path) => path.replace(/\?.*$/, '')).map(({ where }) => where)).toEqual([
    '/yar/PY3/',
    '/yar/PY4/',
  ]);
});

describe('a page of a place that search engines may show', () => {
  const find = (plain: string, sections: readonly string[]) => {
    const head = `<title>A place</title><meta name="description" content="${description}">`;
    const body = `<main>${sections.map((section) => `<section id="${section}"></section>`).join('')}</main>`;
    return findPlaceProblems(toFacts({ head, body }), { plain, isIndexed: true });
  };

  it('has content of its own: people, neighbourhoods or reviews for a city, all of them for a neighbourhood', () => {
    expect(find('/services-at-location/karaj/', ['professionals'])).toEqual([]);
    expect(find('/services-at-location/karaj/', ['districts'])).toHaveLength(1);
    expect(find('/services-at-location/karaj/laundry/', ['reviews'])).toEqual([]);
    expect(find('/services-at-location/karaj/laundry/', ['prices'])).toHaveLength(1);
    expect(find('/services-at-location/karaj/laundry/', ['professionals', 'districts', 'questions'])).toEqual([]);
    expect(find('/services-at-location/karaj/laundry/', ['reviews', 'districts'])).toEqual([
      'to be indexed, and without professionals of its own',
      'to be indexed, and without questions of its own',
    ]);
    expect(find('/services-at-location/karaj/laundry/azimieh/', ['professionals', 'reviews'])).toEqual([
      'to be indexed, and without prices of its own',
    ]);
    expect(find('/services-at-location/', [])).toEqual([]);
    expect(find('/services/laundry/prices/', ['usual', 'prices'])).toEqual([
      'to be indexed, and without rules of its own',
    ]);
    expect(find('/services/laundry/eco/', [])).toEqual([]);
  });

  it('has the prices and the hours of its title', () => {
    const about = (title: string, words: string) =>
      findPlaceProblems(
        toFacts({ head: `<title>${title}</title>`, body: `<main><i id="professionals"></i>${words}</main>` }),
        { plain: '/services-at-location/karaj/', isIndexed: true },
      );
    expect(about('Services in Karaj', 'Soon.')).toEqual([]);
    expect(about('Services in Karaj: prices, hours', 'From 960,000 tomans, tomorrow, 9:00\u2060–\u206012:00.')).toEqual(
      [],
    );
    expect(about('خدمات در کرج: قیمت و نوبت', 'از ۹۶۰٬۰۰۰ تومان، فردا، ۹ تا ۱۲')).toEqual([]);
    expect(about('Reinigung: Preise, Termine', 'Ab 960.000 Toman, morgen, 9\u2060–\u206012 Uhr')).toEqual([]);
    // The beginning alone, as the cards of a city say it.
    expect(about('Services in Karaj: hours', 'Tomorrow, 10:00')).toEqual([]);
    expect(about('خدمات در کرج: نوبت', 'امروز، ۱۰:۰۰')).toEqual([]);
    expect(about('خدمات في كرج: المواعيد', 'اليوم، ١٠:٠٠')).toEqual([]);
    expect(about('Reinigung: Termine', 'Heute, 9:00')).toEqual([]);
    expect(about('Services in Karaj: hours', '4.9 out of 5, 10 professionals')).toHaveLength(1);
    expect(about('Services in Karaj: prices, hours', 'Soon.')).toHaveLength(2);
  });
});
