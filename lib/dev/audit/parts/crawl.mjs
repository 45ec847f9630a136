// Every page that a link leads to, in every language, as a crawler without script finds it.
import { toFindingsRow } from '../findings.mjs';
import {
  findContentProblems,
  findMetadataProblems,
  findOneWayAlternates,
  findOrphans,
  findPlaceProblems,
  findShared,
  findStructureProblems,
  findUnnamed,
} from '../page-problems.mjs';

const PERMANENT = 308;
const TEMPORARY = 307;
const NOT_FOUND = 404;

export async function auditCrawl(site) {
  const crawl = await site.crawl();
  const pages = [...crawl.pages].map(([path, page]) => ({ path, ...page, ...describePath(site, path) }));
  const good = pages.filter(({ status }) => status === 200);
  const eachOf = (find) => good.flatMap((page) => find(page).map((what) => ({ where: page.path, what })));
  const withoutScript = good.filter(({ isDemo }) => !isDemo);
  return [
    toFindingsRow({
      name: 'links: every one leads to a page',
      count: crawl.known.size,
      of: 'addresses',
      findings: findDeadLinks(crawl),
    }),
    toFindingsRow({ name: 'links: redirects as declared', ...(await checkRedirects(site, crawl)) }),
    toFindingsRow({ name: 'links: places in pages exist', ...checkFragments(site, crawl) }),
    toFindingsRow({
      name: 'pages: one heading, landmarks, ids, language, images',
      count: good.length,
      of: 'pages',
      findings: eachOf((page) => findStructureProblems(page.facts, page)),
    }),
    toFindingsRow({
      name: 'pages: content without script',
      count: withoutScript.length,
      of: 'pages',
      findings: withoutScript.flatMap(({ path, facts }) =>
        findContentProblems(facts).map((what) => ({ where: path, what })),
      ),
    }),
    toFindingsRow({
      name: 'pages: nothing from another origin',
      count: good.length,
      of: 'pages',
      findings: eachOf(({ path, facts }) => findForeign(site.url + path, facts.resources)),
    }),
    toFindingsRow({ name: 'search engines: title, description, canonical, hreflang', ...checkMetadata(site, good) }),
    toFindingsRow({
      name: 'search engines: a place has something of its own',
      count: good.length,
      of: 'pages',
      findings: eachOf((page) => findPlaceProblems(page.facts, { ...page, isIndexed: isIndexed(page) })),
    }),
    toFindingsRow({ name: 'search engines: sitemap', ...(await checkSitemap(site, good)) }),
    toFindingsRow({
      name: 'search engines: every page has a page that leads to it',
      count: good.length,
      of: 'pages',
      findings: findOrphans(good),
    }),
    toFindingsRow({
      name: 'search engines: services and cities name every professional',
      count: good.filter(isIndexed).length,
      of: 'indexed pages',
      findings: findUnnamed(good.filter(isIndexed), (path) => describePath(site, path).plain),
    }),
  ];
}

function describePath(site, path) {
  const { pathname, search } = new URL(path, site.url);
  const { locale, path: plain } = site.splitLocalePath(pathname);
  return {
    locale,
    direction: site.getDirection(locale),
    plain,
    search,
    isDemo: plain.startsWith('/dev/'),
    address: site.url + pathname,
  };
}

function findDeadLinks({ pages, files, isCutShort, known }) {
  const dead = [...pages, ...files].filter(
    ([path, { status }]) => status !== 200 && !(status === NOT_FOUND && path.endsWith('/404/')),
  );
  const toThe404 = [...pages]
    .filter(([path]) => path.endsWith('/404/'))
    .flatMap(([path, { from }]) => [...from].map((page) => ({ where: page, what: `leads to ${path}` })));
  const cut = isCutShort ? [{ where: '', what: `more than ${known.size} addresses: some page makes them up` }] : [];
  return [
    ...dead.map(([path, { status, from }]) => ({
      where: [...from][0] ?? 'the sitemap',
      what: `leads to ${path}, which answers ${status}`,
    })),
    ...toThe404,
    ...cut,
  ];
}

/**
 * Guarded pages lead to the login, types without a page of their own to their category (WIRE "Addresses"); nothing else
 * may redirect.
 */
async function checkRedirects(site, { redirects }) {
  const declared = await listDeclaredRedirects(site);
  const findings = [];
  for (const [path, { status, location, from }] of redirects) {
    const { pathname, search } = new URL(path, site.url);
    const { locale, path: plain } = site.splitLocalePath(pathname);
    const login = `${site.toLocalePath(locale, '/login/')}?next=${encodeURIComponent(path)}`;
    const expected = site.needsLogin(plain)
      ? `${TEMPORARY} ${login}`
      : declared.has(pathname)
        ? `${PERMANENT} ${declared.get(pathname)}${search}`
        : null;
    if (`${status} ${location}` !== expected)
      findings.push({
        where: [...from][0] ?? 'the sitemap',
        what: `leads to ${path}, which answers ${status} to ${location}`,
      });
  }
  for (const [path, location] of declared) {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    const target = response.headers.get('location');
    if (response.status !== PERMANENT || target === null || new URL(target, site.url).pathname !== location)
      findings.push({
        where: path,
        what: `answers ${response.status} to ${target} instead of ${PERMANENT} to its category`,
      });
  }
  return { count: redirects.size + declared.size, of: 'redirects', findings };
}

async function listDeclaredRedirects({ url, locales, toLocalePath }) {
  const { lstCategoriesWithSubCategories: categories } = await fetch(`${url}/api/main/boot/getallcategoryv3`).then(
    (response) => response.json(),
  );
  const parts = categories
    .filter(({ isHidden }) => isHidden === 'No')
    .flatMap(({ seopath, lstServiceCategoryType_New: types, lstGrades: grades }) =>
      [...types, ...grades]
        .filter(({ hasPDP, seopath: own }) => hasPDP === 'No' && own)
        .map(({ seopath: own }) => ({ category: seopath, own })),
    );
  return new Map(
    locales.flatMap((locale) =>
      parts.map(({ category, own }) => [
        toLocalePath(locale, `/services/${category}/${own}/`),
        toLocalePath(locale, `/services/${category}/`),
      ]),
    ),
  );
}

function checkFragments(site, { pages }) {
  const links = [...pages].flatMap(([path, { facts }]) =>
    facts.links.map((href) => ({
      path,
      target: URL.canParse(href, site.url + path) ? new URL(href, site.url + path) : null,
    })),
  );
  const inside = links.filter(({ target }) => target?.origin === site.url && target.hash.length > 1);
  const findings = inside.flatMap(({ path, target }) => {
    const facts = pages.get(target.pathname + target.search)?.facts;
    const name = decodeURIComponent(target.hash.slice(1));
    return !facts || facts.ids.includes(name) || facts.anchors.includes(name)
      ? []
      : [{ where: path, what: `leads to a place that is not there: ${target.href.replace(site.url, '')}` }];
  });
  return { count: inside.length, of: 'places', findings };
}

function findForeign(address, resources) {
  return resources
    .map((resource) => new URL(resource, address))
    .filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(address).origin)
    .map(({ href }) => `fetches ${href}`);
}

const isIndexed = ({ facts, isKeptOut, search }) => !/noindex/.test(facts.robots) && !isKeptOut && search === '';

function checkMetadata(site, pages) {
  const indexed = pages.filter(isIndexed);
  const own = pages.flatMap((page) =>
    findMetadataProblems(page.facts, { address: page.address, locales: site.locales, isIndexed: isIndexed(page) }).map(
      (what) => ({ where: page.path, what }),
    ),
  );
  const withQuery = pages.filter(
    ({ search, facts, isKeptOut }) =>
      search !== '' && !/noindex/.test(facts.robots) && !isKeptOut && facts.canonicals.length === 0,
  );
  return {
    count: indexed.length,
    of: 'indexed pages',
    findings: [
      ...own,
      ...findShared(indexed),
      ...findOneWayAlternates(new Map(indexed.map((page) => [page.address, page]))),
      ...withQuery.map(({ path }) => ({
        where: path,
        what: 'a page with a query, to be indexed, without a canonical address',
      })),
    ],
  };
}

async function checkSitemap(site, pages) {
  const named = new Set(await site.sitemap());
  const indexed = new Set(pages.filter(isIndexed).map(({ address }) => address));
  return {
    count: named.size,
    of: 'addresses',
    findings: [
      ...[...named]
        .filter((address) => !indexed.has(address))
        .map((address) => ({ where: address, what: 'is in the sitemap and no page to index' })),
      ...(named.size > 0
        ? [...indexed]
            .filter((address) => !named.has(address))
            .map((address) => ({ where: address, what: 'is a page to index and not in the sitemap' }))
        : []),
    ],
  };
}
