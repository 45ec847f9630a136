// What is wrong with a page as a crawler without script meets it; each problem in words that stand for the same thing
// on every page.
const SHORTEST_CONTENT = 100;
/**
 * SPEC 2: the footer is hidden on addresses that contain one of these; the invitation has a shell of its own, and /dev/
 * has none.
 */
const FOOTERLESS = [
  'services/',
  '/user-profile',
  'joinus/register',
  'pelakman/pelakyar-profile',
  '/inviteCode/',
  '/dev/',
];
/**
 * The letters of a title and a description that a search engine shows. Below the shortest, it makes up its own
 * description.
 */
export const LONGEST_TITLE = 60;
export const DESCRIPTION_LENGTH = { shortest: 70, longest: 160 };
const HEADERLESS = ['/inviteCode/', '/dev/'];

/** “9:00–12:00”, “9–12 Uhr”, «۹ تا ۱۲», whose signs a word joiner may keep on one line; or a day with a beginning. */
const HOURS =
  /[\d۰-۹٠-٩]{1,2}(?::[0۰٠]{2})?[\s\u2060]*(?:–|تا|حتى|إلى|bis|to)[\s\u2060]*[\d۰-۹٠-٩]{1,2}(?![\d۰-۹٠-٩.,٬٫])|\p{L}[,،]\s[\d۰-۹٠-٩]{1,2}:[0۰٠]{2}/u;
/**
 * A time of day, or a day named from today, which a search engine still shows when it is over. The Arabic word for
 * today also means the day, and stands before a comma where an hour follows. Behind a span of hours no word follows, as
 * one does behind a duration: “9–12 Uhr”, but “6 to 8 hours”.
 */
const OLD_TOMORROW =
  /[\d۰-۹٠-٩]{1,2}[\s\u2060]*(?:–|تا|حتى|إلى|bis|to)[\s\u2060]*[\d۰-۹٠-٩]{1,2}(?=\s*(?:Uhr|[.،,](?![\d۰-۹٠-٩])|$))|[\d۰-۹٠-٩]{1,2}:[\d۰-۹٠-٩]{2}|(?<!\p{L})(?:امروز|فردا|today|tomorrow|heute|morgen|اليوم(?=[،,])|غدا|غدًا)(?!\p{L})/iu;

/** Heading, landmarks, ids, language and images. `expected` is { path, locale, direction }. */
export function findStructureProblems(facts, { path, locale, direction }) {
  const count = (expected, found, what) => (expected === found ? [] : [`${found} ${what} instead of ${expected}`]);
  const has = (list) => (list.some((part) => path.includes(part)) ? 0 : 1);
  return [
    ...(facts.locale === locale ? [] : [`lang is "${facts.locale}" instead of "${locale}"`]),
    ...(facts.direction === direction ? [] : [`dir is "${facts.direction}" instead of "${direction}"`]),
    ...count(1, facts.headings.length, 'h1'),
    ...(facts.headings.includes('') ? ['an h1 without words'] : []),
    ...count(1, facts.mainCount, 'main'),
    ...count(has(HEADERLESS), facts.headerCount, 'header of the page'),
    ...count(has(FOOTERLESS), facts.footerCount, 'footer of the page'),
    ...findRepeated(facts.ids).map((id) => `the id "${id}" stands more than once`),
    ...facts.images.flatMap(findImageProblems),
  ];
}

function findImageProblems({ src, alt, width, height }) {
  const missing = [
    ['alt', alt],
    ['width', width],
    ['height', height],
  ]
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  return missing.length === 0 ? [] : [`an image without ${missing.join(', ')}: ${src}`];
}

const findRepeated = (list) => [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];

/** Content that must be readable before any script runs. */
export function findContentProblems({ headings, mainText }) {
  return [
    ...(headings.length === 0 ? ['no heading shows without script'] : []),
    ...(mainText.length < SHORTEST_CONTENT ? [`only ${mainText.length} characters show without script`] : []),
  ];
}

/**
 * Titles, descriptions, canonical addresses and hreflang. `address` is the page's own; `isIndexed` says whether search
 * engines may keep it.
 */
export function findMetadataProblems({ titles, description, canonicals, alternates }, { address, locales, isIndexed }) {
  const problems = [
    ...(titles.length === 1 && titles[0] !== '' ? [] : [`${titles.length} titles`]),
    ...(canonicals.length > 1 ? [`${canonicals.length} canonical addresses`] : []),
  ];
  if (!isIndexed) return problems;
  const wanted = [...locales, 'x-default'];
  const named = alternates.map(({ locale }) => locale);
  return [
    ...problems,
    ...(titles[0]?.length > LONGEST_TITLE
      ? [`a title of ${titles[0].length} characters, and ${LONGEST_TITLE} are shown: ${titles[0]}`]
      : []),
    ...(description ? [] : ['no description']),
    ...(description &&
    (description.length < DESCRIPTION_LENGTH.shortest || description.length > DESCRIPTION_LENGTH.longest)
      ? [
          `a description of ${description.length} characters instead of ${DESCRIPTION_LENGTH.shortest} to ${DESCRIPTION_LENGTH.longest}: ${description}`,
        ]
      : []),
    ...(OLD_TOMORROW.test(description ?? '')
      ? [`a description with an hour or a day, which is old tomorrow: ${description}`]
      : []),
    ...(canonicals.length === 1 && canonicals[0] === address
      ? []
      : [`canonical is ${canonicals[0] ?? 'missing'}, not the page’s own address`]),
    ...wanted.filter((locale) => !named.includes(locale)).map((locale) => `no hreflang for ${locale}`),
    ...findRepeated(named).map((locale) => `more than one hreflang for ${locale}`),
  ];
}

/** Sections by the depth below this address: a city, a service in it, and that in a neighbourhood. */
const PLACES = '/services-at-location/';
/**
 * For each depth, the sections that an indexed page has to show: all, at least one, or all once it shows one. Where
 * somebody comes, they are named, the neighbourhoods stand there, and what people ask is answered.
 */
const PLACE_SECTIONS = [
  { some: ['professionals'] },
  { some: ['professionals', 'reviews'], together: ['professionals', 'districts', 'questions'] },
  { every: ['professionals', 'reviews', 'prices'] },
];
/** The sections that a service's page of prices always has (decision 0147). */
const PRICE_SECTIONS = { every: ['usual', 'prices', 'rules'] };
const PRICES = /^\/services\/[^/]+\/prices\/$/;
/** A title's promises, with the page's proof of each. */
const PROMISES = [
  { what: 'prices', named: /قیمت|prices|Preise|الأسعار/, kept: /[\d۰-۹٠-٩]\s*(?:هزار\s*|ألف\s*)?(?:تومان|tomans?)/i },
  { what: 'free hours', named: /نوبت|hours|Termine|المواعيد/, kept: HOURS },
];

/**
 * Missing parts of an indexed page of a place or of prices (decisions 0117 and 0147). `plain` is its path without the
 * language.
 */
export function findPlaceProblems({ ids, titles, mainText }, { plain, isIndexed }) {
  const parts = plain.startsWith(PLACES) ? plain.slice(PLACES.length).split('/').filter(Boolean) : [];
  const wanted = PRICES.test(plain) ? PRICE_SECTIONS : PLACE_SECTIONS[parts.length - 1];
  if (!isIndexed || !wanted) return [];
  const together = wanted.together?.some((section) => ids.includes(section)) ? wanted.together : [];
  const missing = [...(wanted.every ?? []), ...together].filter((section) => !ids.includes(section));
  const hasSome = !wanted.some || wanted.some.some((section) => ids.includes(section));
  return [
    ...missing.map((section) => `to be indexed, and without ${section} of its own`),
    ...(hasSome ? [] : [`to be indexed, and without any of its own: ${wanted.some.join(', ')}`]),
    ...PROMISES.filter(({ named, kept }) => named.test(titles[0] ?? '') && !kept.test(mainText)).map(
      ({ what }) => `a title that promises ${what}, and none on the page: ${titles[0]}`,
    ),
  ];
}

/**
 * Pages of a language that share a title or a description: [{ where, what }]. `pages` is [{ path, locale, facts }] of
 * indexed pages.
 */
export function findShared(pages) {
  const seen = new Map();
  for (const { path, locale, facts } of pages)
    for (const [kind, text] of [
      ['title', facts.titles[0]],
      ['description', facts.description],
    ]) {
      const key = `${locale} ${kind} ${text}`;
      if (text)
        seen.set(key, [...(seen.get(key) ?? []), { path, what: `the ${kind} of other pages as well: ${text}` }]);
    }
  return [...seen.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ path, what }) => ({ where: path, what })));
}

/**
 * hreflang that does not come back: each page that is named must name this one under this page's language. `pages` is a
 * map of address to { locale, facts }.
 */
export function findOneWayAlternates(pages) {
  return [...pages].flatMap(([address, { locale, facts }]) =>
    facts.alternates
      .filter(({ locale: named }) => named !== 'x-default')
      .flatMap(({ locale: named, href }) => {
        const other = pages.get(href);
        if (!other)
          return [{ where: address, what: `hreflang ${named} names a page that is not there to index: ${href}` }];
        if (other.locale !== named)
          return [{ where: address, what: `hreflang ${named} names a page in ${other.locale}` }];
        const isReturned = other.facts.alternates.some((back) => back.locale === locale && back.href === address);
        return isReturned ? [] : [{ where: address, what: `hreflang ${named} is not returned by ${href}` }];
      }),
  );
}

/**
 * Pages that the sitemap names and no page leads to. `pages` is [{ path, plain, from }]: `plain` is
 * the path without its language, `from` the set of paths that lead there.
 */
export function findOrphans(pages) {
  return pages
    .filter(({ path, from }) => ![...from].some((other) => other !== path))
    .filter(({ plain }) => plain !== '/')
    .map(({ path }) => ({ where: path, what: 'no page leads here, the sitemap alone' }));
}

/** Pages of professionals: of everybody, and of each by their code. */
const PROFESSIONAL = /^\/yar\/[^/]+\/$/;
const NAMING = /^\/services(?:-at-location)?\/[^/]+\//;

/**
 * Professionals that search engines may show and that no page of a service or a city names. `pages` is [{ path, plain,
 * from }] of indexed pages, as for `findOrphans`; `toPlain` takes a path's language and query away.
 */
export function findUnnamed(pages, toPlain) {
  return pages
    .filter(({ plain, from }) => PROFESSIONAL.test(plain) && ![...from].some((other) => NAMING.test(toPlain(other))))
    .map(({ path }) => ({ where: path, what: 'no page of a service or a city leads to this professional' }));
}
