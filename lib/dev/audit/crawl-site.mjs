// Follows every link of the site from its front doors and its sitemap, as a crawler without script or cookie does.
import { parseDocument, DomUtils } from 'htmlparser2';
import { readPageFacts } from './page-facts.mjs';

const AT_ONCE = 4;
/** More pages than a site of this catalogue can have: links that make up addresses would otherwise never end. */
const MOST_PAGES = 5000;
const PAGE_LIKE = /^https?:$/;

/**
 * { pages, redirects, files, external, isCutShort }.
 *
 * - `pages`: a map of path (with its query) to { status, html, facts, from }; `from` are the pages that lead there
 * - `redirects`: to { status, location, from }
 * - `files`: to { status, from }
 */
export async function crawlSite(url, firstPaths) {
  const state = {
    origin: new URL(url).origin,
    waiting: [],
    known: new Map(),
    pages: new Map(),
    redirects: new Map(),
    files: new Map(),
    external: new Set(),
    isCutShort: false,
  };
  for (const path of [...firstPaths, ...(await readSitemap(url))]) addLink(state, new URL(path, url), null);
  while (state.waiting.length > 0) {
    const round = state.waiting.splice(0);
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitAll(state, round)));
  }
  return state;
}

/** Visits the rest of a round; several share one. New links of its pages wait for the next round. */
async function visitAll(state, round) {
  for (let path = round.shift(); path !== undefined; path = round.shift()) await visit(state, path);
}

async function visit(state, path) {
  const from = state.known.get(path);
  const response = await fetch(state.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const location = response.headers.get('location');
  const body = await response.text();
  if (location !== null && response.status >= 300 && response.status < 400) {
    const target = new URL(location, state.origin + path);
    state.redirects.set(path, { status: response.status, location: target.href.replace(state.origin, ''), from });
    return addLink(state, target, path);
  }
  if (!/^text\/html/.test(response.headers.get('content-type') ?? ''))
    return void state.files.set(path, { status: response.status, from });
  const facts = readPageFacts(body);
  state.pages.set(path, {
    status: response.status,
    isKeptOut: /noindex/.test(response.headers.get('x-robots-tag') ?? ''),
    html: body,
    facts,
    from,
  });
  for (const href of facts.links) addHref(state, href, path);
}

function addHref(state, href, from) {
  const target = URL.canParse(href, state.origin + from) ? new URL(href, state.origin + from) : null;
  if (target === null || !PAGE_LIKE.test(target.protocol)) return;
  if (target.origin === state.origin) addLink(state, target, from);
  else state.external.add(target.href);
}

function addLink(state, { pathname, search }, from) {
  const path = pathname + search;
  const known = state.known.get(path);
  if (known) return void (from === null || known.add(from));
  if (state.known.size >= MOST_PAGES) return void (state.isCutShort = true);
  state.known.set(path, new Set(from === null ? [] : [from]));
  state.waiting.push(path);
}

/** The paths that the sitemap names, through its index if it has one; none where there is no sitemap. */
export async function readSitemap(url) {
  const read = async (address) => {
    const response = await fetch(address);
    if (!response.ok) return [];
    const document = parseDocument(await response.text(), { xmlMode: true });
    const list = (name) =>
      DomUtils.getElementsByTagName(name, document).map((element) =>
        DomUtils.textContent(DomUtils.getElementsByTagName('loc', element)).trim(),
      );
    const nested = await Promise.all(list('sitemap').map(read));
    return [...list('url'), ...nested.flat()];
  };
  const robots = await fetch(`${url}/robots.txt`).then((response) => (response.ok ? response.text() : ''));
  const named = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address]) => address);
  const addresses = (await Promise.all((named.length > 0 ? named : [`${url}/sitemap.xml`]).map(read))).flat();
  return [...new Set(addresses)];
}
