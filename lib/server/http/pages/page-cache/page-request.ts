import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { splitUrl } from '../../edge/split-url';
import { withoutCampaign } from './campaign-query';
import type { HostClass } from './host-classes';
import type { PageKind } from './storable';

const LONGEST_URL = 512;
/**
 * Letters, digits and plain signs, no empty part and none that begins with a dot: other spellings of an address are not
 * kept.
 */
const PLAIN_PATH = /^\/(?:[\w~-][\w~.-]*(?:\/[\w~-][\w~.-]*)*\/?)?$/;
const PREVIEW_COOKIE = '__prerender_bypass';
/** The framework's mark against caches that do not heed Vary; it says nothing that the headers do not say. */
const NAVIGATION_QUERY = /^\?_rsc=[\w-]*$/;
const NAVIGATION_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'] as const;
const SEGMENT = /^[\w/.$!~@()%-]{0,200}$/;

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A page that a browser shows, or what the framework's client asks for to show it without loading a document. */
export function getKind({ headers }: IncomingMessage): PageKind {
  return headers.rsc === undefined ? 'document' : 'navigation';
}

/**
 * The key under which a page is cached. Null for requests that are never answered from memory. These are other methods,
 * foreign hosts, login by header, previews, and navigations that tell what the browser already shows. It is made for
 * each request, so it looks at little: an address that is not cached has no entry, however it is written.
 */
export function toPageKey(
  request: IncomingMessage,
  getHostClass: (host: string | undefined) => HostClass | null,
): string | null {
  const { headers, url = '/' } = request;
  if (!isRead(request)) return null;
  if (headers.authorization !== undefined || headers.cookie?.includes(PREVIEW_COOKIE)) return null;
  const hostClass = getHostClass(headers.host);
  if (hostClass === null) return null;
  return headers.rsc === undefined ? `${hostClass} ${withoutCampaign(url)}` : toNavigationKey(headers, url, hostClass);
}

function toNavigationKey(headers: IncomingMessage['headers'], url: string, hostClass: HostClass): string | null {
  const { path, search } = splitUrl(url);
  const prefetch = headers['next-router-prefetch']?.toString() ?? '';
  const segment = headers['next-router-segment-prefetch']?.toString() ?? '';
  const isKnown =
    headers.rsc === '1' && ['', '1', '2'].includes(prefetch) && SEGMENT.test(segment) && NAVIGATION_QUERY.test(search);
  return isKnown && headers['next-router-state-tree'] === undefined
    ? `${hostClass} ${path} ${prefetch} ${segment}`
    : null;
}

/** Whether an address is written as this site writes its own. */
export function isPlainAddress(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  return (
    url.length <= LONGEST_URL &&
    PLAIN_PATH.test(getKind(request) === 'document' ? withoutCampaign(url) : splitUrl(url).path)
  );
}

export interface PageQuestion {
  readonly kind: PageKind;
  readonly path: string;
  /** The address for the framework: a navigation with its mark, a document without any query. */
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
}

/** A request to the framework on behalf of everybody: nothing of the visitor's own, no cookie above all. */
export function toQuestion(request: IncomingMessage): PageQuestion {
  const { url = '/', headers } = request;
  const { path } = splitUrl(url);
  const kind = getKind(request);
  const forwarded =
    kind === 'navigation'
      ? NAVIGATION_HEADERS.map((name) => [name, headers[name]] as const).filter(([, value]) => value !== undefined)
      : [];
  return {
    kind,
    path,
    url: kind === 'navigation' ? url : path,
    headers: { host: headers.host, ...Object.fromEntries(forwarded) },
  };
}
