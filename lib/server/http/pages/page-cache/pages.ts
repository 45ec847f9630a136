import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PageStatistics } from '../../../observability/page-gauges';
import { findRequestScope, type CacheOutcome } from '../../../observability/request-scope';
import type { ServicePaths } from '../refuse-unknown-slugs';
import { chooseEncoding } from './accepted-encoding';
import type { HostClass } from './host-classes';
import { openInnerSite, type InnerSite } from './inner-site';
import { isCachedPath } from './cached-paths';
import { answerLive } from './live-page';
import { PageCache } from './page-cache';
import { createPageFiller, type FillerOptions, type PageFiller } from './page-filler';
import { getPageGeneration } from './page-generation';
import { getKind, isPlainAddress, isRead, toPageKey, toQuestion } from './page-request';
import { createRendersUnderWay } from './renders-under-way';
import { sendRepresentation } from './send-representation';
import type { StoredPage } from './stored-page';

/** Some four hundred service pages in their three representations and the answers to navigations. */
const LARGEST_BYTES = 96 * 1024 * 1024;

export interface PagesOptions extends Pick<FillerOptions, 'security' | 'toLateBoot' | 'withHeldSigns' | 'log'> {
  /** The framework; called for one request at a time that is not answered from memory. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly getHostClass: (host: string | undefined) => HostClass | null;
  readonly getServicePaths: () => ServicePaths | null;
  /** Waits for room to render a page for one visitor, and holds it until the answer is out. Throws Overloaded. */
  readonly admit?: (response: ServerResponse) => Promise<void>;
}

export interface Pages {
  /** Answers at once when the page is cached; false leaves the response untouched. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a page or a navigation that `answerFromMemory` did not. Throws TooManyRenders, Overloaded. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Forgets every page, here and in the framework, renders under way included. */
  purge(): void;
  getStatistics(): PageStatistics;
  close(): void;
}

/** Public pages from memory, in front of the framework. A page that is not surely everybody's goes to it each time. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { security, toLateBoot, withHeldSigns, log } = options;
  const underWay = createRendersUnderWay();
  const handle: PagesOptions['handle'] = async (request, response) => {
    underWay.add(response);
    await options.handle(request, response);
  };
  const site = await openInnerSite((request, response) => void handle(request, response));
  const generation = getPageGeneration();
  const cache = new PageCache(generation, LARGEST_BYTES);
  const fill = createPageFiller({ cache, site, security, toLateBoot, withHeldSigns, log });
  const counts: Counts = { hit: 0, miss: 0, bypass: 0 };
  const forget = () => {
    generation.current += 1;
    cache.forgetAll();
  };
  return {
    ...createAnswers({ ...options, handle, site, cache, fill, counts }),
    purge: () => {
      forget();
      // The framework lets a request join a render that began before the purge: what comes of that is forgotten as
      // well.
      void underWay.waitForEnd()?.then(forget);
    },
    getStatistics: () => ({ hits: counts.hit, misses: counts.miss, bypasses: counts.bypass, ...cache.getSize() }),
    close: () => site.close(),
  };
}

type Counts = Record<CacheOutcome, number>;

interface AnswersOptions extends PagesOptions {
  readonly site: InnerSite;
  readonly cache: PageCache;
  readonly fill: PageFiller;
  readonly counts: Counts;
}

function createAnswers(options: AnswersOptions): Pick<Pages, 'answerFromMemory' | 'answer'> {
  const { getHostClass, getServicePaths, admit, security, handle, cache, fill, counts } = options;
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse) => {
    const key = toPageKey(request, getHostClass);
    const found = key === null ? null : cache.find(key);
    if (key === null || found === null) return false;
    counts.hit += 1;
    noteInScope('hit');
    if (!found.isFresh) void fill(key, request);
    send(request, response, found.page);
    return true;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = findKeyToFill(request, toPageKey(request, getHostClass), cache, getServicePaths());
    const outcome = key === null ? 'bypass' : 'miss';
    counts[outcome] += 1;
    noteInScope(outcome);
    const page = key === null ? null : await fill(key, request);
    if (page) return send(request, response, page);
    await admit?.(response);
    if (isRead(request) && getKind(request) === 'document') return answerLive(request, response, options);
    security.set(response);
    await handle(request, response);
  };
  return { answerFromMemory, answer };
}

/** The key of a page that may be cached and is not there; null for a page that is rendered for one visitor. */
function findKeyToFill(
  request: IncomingMessage,
  key: string | null,
  cache: PageCache,
  services: ServicePaths | null,
): string | null {
  if (key === null || !isPlainAddress(request) || cache.isRefused(key)) return null;
  return isCachedPath(toQuestion(request).path, services) ? key : null;
}

/** Stores the outcome for the request's log line. */
function noteInScope(outcome: CacheOutcome): void {
  const scope = findRequestScope();
  if (scope) scope.cache = outcome;
}

function send(request: IncomingMessage, response: ServerResponse, { representations }: StoredPage): void {
  sendRepresentation(
    request,
    response,
    200,
    representations[chooseEncoding(request.headers['accept-encoding']?.toString())],
  );
}
