import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Logger } from 'pino';

import { httpDurations, httpRequests, httpRequestsUnderWay } from '../../observability/metrics';
import type { RequestScope } from '../../observability/request-scope';
import { toRouteLabel } from '../door/route-label';
import { whenClosed } from './when-closed';

/** nginx's $request_id, a UUID and the like. */
const REQUEST_ID = /^[\w.-]{8,64}$/;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

interface ObserveOptions {
  readonly log: Logger;
  /** A proxy of ours stands in front (TRUSTED_PROXIES): the request id that it sends is taken over. */
  readonly isBehindProxy: boolean;
}

/** Counts a request and measures it until its answer is out; answers the scope that its work runs in. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, isBehindProxy }: ObserveOptions,
): RequestScope {
  const startedAtMs = performance.now();
  const { url = '/' } = request;
  const scope: RequestScope = { requestId: toRequestId(request, isBehindProxy), route: null, cache: null };
  httpRequestsUnderWay.inc();
  whenClosed(response, () => {
    const durationMs = performance.now() - startedAtMs;
    const route = scope.route ?? toRouteLabel(url.split('?', 1)[0] ?? '/');
    const method = METHODS.includes(request.method ?? '') ? (request.method ?? '') : 'other';
    httpRequestsUnderWay.dec();
    httpRequests.inc({
      method,
      route,
      status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
    });
    httpDurations.observe({ route }, durationMs / 1000);
    if (log.isLevelEnabled('info'))
      logAccess(log, scope, {
        method,
        route,
        status: response.statusCode,
        isAborted: !response.writableFinished,
        durationMs,
      });
  });
  return scope;
}

interface Access {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** The client left before the whole answer was out. */
  readonly isAborted: boolean;
  readonly durationMs: number;
}

function logAccess(
  log: Logger,
  { requestId, cache }: RequestScope,
  { isAborted, durationMs, ...access }: Access,
): void {
  const fields = { requestId, ...access, durationMs: Math.round(durationMs * 10) / 10 };
  log.info({ ...fields, ...(cache === null ? {} : { cache }), ...(isAborted ? { isAborted } : {}) }, 'request');
}

function toRequestId({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
