import type { IncomingMessage } from 'node:http';

import type { Logger } from 'pino';

import type { SecurityHeaders } from '../../edge/security-headers';
import type { InnerSite } from './inner-site';
import type { PageCache, Rendered } from './page-cache';
import { toQuestion } from './page-request';
import { judge } from './storable';
import { toStoredPage, type StoredPage } from './stored-page';

export interface FillerOptions {
  readonly cache: PageCache;
  readonly site: InnerSite;
  readonly security: SecurityHeaders;
  /** Lets a page that asks for it start the framework late; null leaves the page as it is. */
  readonly toLateBoot: (html: string) => string | null;
  /** Has every other page keep a person's acts before the framework is there. */
  readonly withHeldSigns: (html: string) => string;
  readonly log: Logger;
}

/** Renders the page of a request for everybody and keeps it; null where there is nothing to keep. */
export type PageFiller = (key: string, request: IncomingMessage) => Promise<StoredPage | null>;

export function createPageFiller({ cache, site, security, toLateBoot, withHeldSigns, log }: FillerOptions): PageFiller {
  const render = async (request: IncomingMessage, previous: StoredPage | undefined): Promise<Rendered> => {
    const { kind, url, headers } = toQuestion(request);
    const answer = await site.askForAll({ path: url, headers });
    const verdict = judge(answer, kind);
    if (verdict !== 'keep') return verdict;
    const rewrite = (html: string) => toLateBoot(html) ?? withHeldSigns(html);
    return toStoredPage(answer, { kind, rewrite, security, previous });
  };
  const renderOrPass = (request: IncomingMessage, previous: StoredPage | undefined) =>
    render(request, previous).catch((err: unknown) => {
      log.warn(
        { err, path: request.url },
        'a page could not be rendered for the page cache: visitors get the one that is cached, or a render of their own',
      );
      return 'pass' as const;
    });
  return (key, request) => cache.fill(key, (previous) => renderOrPass(request, previous));
}
