import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import type { Logger } from 'pino';

import { toMissingAddressCookie } from '@/lib/domain/site/missing-address';
import { isNoindexHost, NOINDEX } from '@/lib/seo/noindex-hosts';

import { Overloaded } from '../edge/admission';
import type { Site } from './next-site';
import { settleFileRange } from '../edge/byte-range';
import { AGAIN_AFTER_SECONDS, toFailurePage } from './failure-page';
import { TooManyRenders } from './page-cache/inner-site';
import { PageNotRendered } from './page-cache/live-page';
import { isRead } from './page-cache/page-request';
import type { Pages } from './page-cache/pages';
import { isAmbiguous } from '../edge/refuse-ambiguous-paths';
import { isMeantAsPage, isUnknownFile, looksLikeFile, type ReadyFiles } from './refuse-unknown-files';
import { findSlugRedirect, toNotFoundPath, type ServicePaths } from './refuse-unknown-slugs';
import type { SecurityHeaders } from '../edge/security-headers';

/** Too much at a time, or a render that the framework has logged. */
const SOFT_FAILURES = [TooManyRenders, PageNotRendered, Overloaded];
const RANGE_NOT_SATISFIABLE = 416;
const PLAIN = { 'content-type': 'text/plain' };

export interface PageAnswererOptions {
  /** The framework; null when it has not come in ten seconds. */
  readonly waitForSite: () => Promise<Site | null>;
  /** Null where every page is rendered anew. */
  readonly getPages: () => Pages | null;
  readonly getServicePaths: () => ServicePaths | null;
  readonly readyFiles: ReadyFiles;
  readonly noindexHosts: string;
  readonly security: SecurityHeaders;
  readonly log: Logger;
}

/** A request's path, and its query with the question mark. */
export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Answers the framework's addresses: pages, navigations, files. Made-up addresses end before it sees them. */
export function createPageAnswerer({
  waitForSite,
  getPages,
  getServicePaths,
  readyFiles,
  noindexHosts,
  security,
  log,
}: PageAnswererOptions) {
  const { end, failSoftly, fail } = createEndings(security, log);
  return async (request: IncomingMessage, response: ServerResponse, { path, search }: PageAddress): Promise<void> => {
    if (getPages() && (isAmbiguous(path) || isUnknownFile(path, readyFiles)))
      return isMeantAsPage(path, request.headers.accept)
        ? end(response, 307, toRedirectHeaders(path, toNotFoundPath(path)))
        : end(response, 404, PLAIN, 'not found');
    // Forms go to /api/forms/: a page itself takes nothing.
    if (getPages() && !isRead(request))
      return end(response, 405, { ...PLAIN, allow: 'GET, HEAD' }, 'a page is only read');
    const redirect = findSlugRedirect(path, search, getServicePaths());
    if (redirect) return end(response, redirect.status, toRedirectHeaders(path, redirect.location));
    const site = await waitForSite();
    if (!site) return failSoftly(response, path);
    // Asked for only now: they are opened while early visitors wait.
    const pages = getPages();
    try {
      if (pages && !looksLikeFile(path)) return await pages.answer(request, response);
      if (settleFileRange(request, readyFiles.get(path)))
        return end(response, RANGE_NOT_SATISFIABLE, { 'content-range': `bytes */${readyFiles.get(path)}` });
      security.set(response);
      // Middleware says it of pages; files pass it by.
      if (looksLikeFile(path) && isNoindexHost(request.headers.host ?? '', noindexHosts))
        response.setHeader('x-robots-tag', NOINDEX);
      await site.handle(request, response);
    } catch (error) {
      fail(error, response, path);
    }
  };
}

/** /404/ is told which address led there. */
function toRedirectHeaders(path: string, location: string): OutgoingHttpHeaders {
  const notFoundPath = toNotFoundPath(path);
  return {
    location,
    ...(location.split('?')[0] === notFoundPath && { 'set-cookie': toMissingAddressCookie(path, notFoundPath) }),
  };
}

/** Answers that end a request without the framework. */
function createEndings(security: SecurityHeaders, log: Logger) {
  const end = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders, text = '') => {
    security.set(response);
    response.writeHead(status, headers).end(text);
  };
  /** A failed part may well be there again in a moment. */
  const failSoftly = (response: ServerResponse, path: string) =>
    end(
      response,
      503,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(AGAIN_AFTER_SECONDS),
      },
      toFailurePage(path),
    );
  const fail = (error: unknown, response: ServerResponse, path: string) => {
    // The visitor went away, and the render with them.
    if (response.destroyed) return;
    if (SOFT_FAILURES.some((kind) => error instanceof kind)) return failSoftly(response, path);
    log.error({ err: error, path }, 'a page failed unforeseen');
    if (response.headersSent) response.end();
    else failSoftly(response, path);
  };
  return { end, failSoftly, fail };
}
