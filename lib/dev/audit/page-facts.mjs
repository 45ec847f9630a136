// What a crawler without script reads in a page's bytes.
import { DomUtils, parseDocument } from 'htmlparser2';

const NOT_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'head']);
// A header or footer inside one of these belongs to it, not to the page.
const SECTIONING = new Set(['article', 'aside', 'main', 'nav', 'section', 'dialog']);
const RESOURCE_LINKS =
  /\b(?:stylesheet|icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch|apple-touch-icon)\b/;

/**
 * Facts of a document: its head, headings, landmarks, ids, links, images, resources and the text that shows. Addresses
 * are as written.
 */
export function readPageFacts(html) {
  const document = parseDocument(html);
  const all = DomUtils.findAll(() => true, document.children);
  const of = (name) => all.filter((element) => element.name === name);
  const metaOf = (name) => of('meta').find(({ attribs }) => attribs.name === name)?.attribs.content ?? null;
  const linksOf = (relation) => of('link').filter(({ attribs }) => attribs.rel === relation);
  const [page] = of('html');
  const mains = of('main');
  return {
    locale: page?.attribs.lang ?? null,
    direction: page?.attribs.dir ?? null,
    titles: of('title')
      .filter((title) => title.parent?.name === 'head')
      .map((title) => DomUtils.textContent(title).trim()),
    description: metaOf('description'),
    robots: metaOf('robots') ?? '',
    canonicals: linksOf('canonical').map(({ attribs }) => attribs.href),
    alternates: linksOf('alternate')
      .filter(({ attribs }) => attribs.hreflang)
      .map(({ attribs }) => ({ locale: attribs.hreflang, href: attribs.href })),
    headings: of('h1')
      .filter(isShown)
      .map((heading) => readText([heading])),
    mainCount: mains.filter(isShown).length,
    headerCount: of('header').filter((element) => isShown(element) && isOfPage(element)).length,
    footerCount: of('footer').filter((element) => isShown(element) && isOfPage(element)).length,
    ids: all.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id])),
    anchors: of('a').flatMap(({ attribs }) => (attribs.name ? [attribs.name] : [])),
    links: [...of('a'), ...of('area')].flatMap(({ attribs }) => (attribs.href === undefined ? [] : [attribs.href])),
    images: of('img').map(({ attribs }) => attribs),
    resources: listResources(all),
    mainText: readText(mains),
  };
}

const listParents = (element) => (element.parent ? [element.parent, ...listParents(element.parent)] : []);
const isHidden = ({ name, attribs = {} }) => NOT_SHOWN.has(name) || 'hidden' in attribs;
const isShown = (element) => ![element, ...listParents(element)].some(isHidden);
const isOfPage = (element) => !listParents(element).some(({ name }) => SECTIONING.has(name));

/** The words of elements as they show, spaces made one. */
function readText(nodes) {
  const read = (node) => {
    if (node.type === 'text') return node.data;
    return isHidden(node) ? ' ' : (node.children ?? []).map(read).join(' ');
  };
  return nodes.map(read).join(' ').replace(/\s+/g, ' ').trim();
}

function listResources(elements) {
  return elements
    .flatMap(({ name, attribs }) => {
      if (name === 'link') return RESOURCE_LINKS.test(attribs.rel ?? '') ? [attribs.href] : [];
      if (name === 'form') return [attribs.action];
      const sets = (attribs.srcset ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]);
      return name === 'a' ? [] : [attribs.src, attribs.poster, attribs.data, ...sets];
    })
    .filter(Boolean);
}
