import type { SecurityHeaders } from '../../edge/security-headers';
import type { Encoding } from './accepted-encoding';
import { listInlineScriptHashes } from './inline-scripts';
import type { InnerAnswer } from './inner-site';
import { toOuterHeaders } from './outer-headers';
import { hashPage, toRepresentation, type PageRepresentation } from './representation';
import { getLifetimeSeconds, type PageKind } from './storable';

/** Visitors ask each time, and mostly hear that nothing changed: a purge reaches them at their next click. */
const DOCUMENT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

export interface StoredPage {
  readonly hash: string;
  readonly representations: Readonly<Record<Encoding, PageRepresentation>>;
  readonly sizeBytes: number;
  readonly lifetimeMs: number;
}

export interface StoringOptions {
  readonly kind: PageKind;
  /** Rewrites a document before it is hashed and pressed. */
  readonly rewrite: (html: string) => string;
  readonly security: SecurityHeaders;
  /** The page that was cached before: where nothing changed, its compressed bytes are used again. */
  readonly previous: StoredPage | undefined;
}

export async function toStoredPage(
  answer: InnerAnswer,
  { kind, rewrite, security, previous }: StoringOptions,
): Promise<StoredPage> {
  const lifetimeMs = getLifetimeSeconds(answer.headers['cache-control']) * 1000;
  const html = kind === 'document' ? answer.body.toString('utf8') : null;
  const sent = html === null ? null : rewrite(html);
  const body = sent === null ? answer.body : Buffer.from(sent);
  const headers = [
    ...security.list(sent === null ? [] : listInlineScriptHashes(sent)),
    ...toOuterHeaders(answer.headers, kind, DOCUMENT_CACHE_CONTROL),
  ];
  const hash = hashPage(body, headers);
  if (previous?.hash === hash) return { ...previous, lifetimeMs };
  const source = { body, headers, hash };
  const [br, gzip, identity] = await Promise.all([
    toRepresentation(source, 'br', 'cached'),
    toRepresentation(source, 'gzip', 'cached'),
    toRepresentation(source, 'identity', 'cached'),
  ]);
  const representations = { br, gzip, identity };
  const sizeBytes = Object.values(representations).reduce((sum, representation) => sum + measure(representation), 0);
  return { hash, representations, sizeBytes, lifetimeMs };
}

function measure({ body, headers }: PageRepresentation): number {
  return body.length + headers.reduce((sum, text) => sum + text.length, 0);
}
