import { contract, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import type { CallHost } from '@/lib/contract/addresses';
import { CallError } from '@/lib/contract/call-error';
import { readField } from '@/lib/contract/read-call-error';
import { hasSessionMark } from '@/lib/domain/site/session-mark';

import type { App, CallFacts } from '../../app';
import { matchCall } from '../../calls/call-routes';
import type { AnswerControls } from '../../context';
import { addEnvelope, toErrorEnvelope } from '../../calls/envelope';
import { noteRoute } from '../../observability';
import { readInput } from '../../calls/request-input';
import { findCookie, toClearedSessionCookies, toSessionCookies, toViewMarkCookie } from '../../session/cookies';
import { SESSION_COOKIE, openSessionSeal, sealSession } from '../../session/seal';
import { requireSessionSecret } from '../../secrets/session-secret';
import { toUnavailable } from '../../calls/unavailable';
import {
  hasDeviceCookie,
  readRequestFacts,
  toDeviceCookie,
  toPreferredLocale,
  type Connection,
} from '../edge/request-facts';
import { checkOrigin } from '../edge/origin-check';
import { answerUpload, findUploadId } from './uploads';

type NewSession = Parameters<AnswerControls['setSession']>[0];

/** Answers a request to `/api/{main|file|ipg}/…`. */
export type Door = (request: Request, connection: Connection) => Promise<Response>;

/** Some clients write the plus of an address like `+b2b/register` so. */
const ENCODED_PLUS = /%2b/gi;
const PATH = /^\/api\/(main|file|ipg)\/(.*)$/;

/** One opened request: its facts, and the cookies of its answer. */
interface Visit {
  readonly request: Request;
  readonly facts: CallFacts;
  /** The browser has cookies of a session, which may be over. */
  readonly usesCookie: boolean;
  readonly answer: AnswerControls;
  readonly getNewSession: () => NewSession | undefined;
}

/** The one way in from outside (ARCHITECTURE, "One door"). */
export function createDoor(app: App): Door {
  return async (request, connection) => {
    let visit: Visit | undefined;
    try {
      visit = await openVisit(request, connection, app);
      const response = await answerVisit(visit, app);
      return await finish(response, visit, app);
    } catch (error) {
      const response = toErrorResponse(error, request, visit, app);
      return visit ? finish(response, visit, app) : response;
    }
  };
}

async function openVisit(request: Request, connection: Connection, app: App): Promise<Visit> {
  const facts = readRequestFacts(request, connection, app.context.configuration);
  const given = request.headers.get('authorization');
  const cookies = request.headers.get('cookie') ?? '';
  const seal = findCookie(cookies, SESSION_COOKIE);
  const opened =
    given === null && seal !== null
      ? await openSessionSeal(seal, requireSessionSecret(app.context.configuration))
      : null;
  const authorization = given ?? opened?.token ?? null;
  let session: NewSession | undefined;
  return {
    request,
    facts: { ...facts, authorization },
    usesCookie: given === null && (seal !== null || hasSessionMark(cookies)),
    answer: { setSession: (next) => void (session = next) },
    getNewSession: () => session,
  };
}

async function answerVisit(visit: Visit, app: App): Promise<Response> {
  const { request, facts, answer } = visit;
  const url = new URL(request.url);
  const uploadId = request.method === 'GET' ? findUploadId(url.pathname) : null;
  if (uploadId !== null) noteRoute('/api/file/uploads/{id}');
  if (uploadId !== null) return answerUpload(uploadId, request, facts, app);
  const [, host, path = ''] = PATH.exec(url.pathname.replace(ENCODED_PLUS, '+')) ?? [];
  if (!isHost(host)) throw new CallError('unknown-call');
  const match = matchCall(host, request.method, path);
  if ('problem' in match)
    throw match.problem === 'unknown' ? new CallError('unknown-call') : new MethodNotAllowed(match.allowed);
  noteRoute(`/api/${host}/${contract[match.name].path}`);
  const definition: CallDefinition = contract[match.name];
  if (!definition.isSafe) checkOrigin(request, facts.siteUrl);
  try {
    const result = await app.callReading(match.name, () => readInput(definition, request, match.params), facts, answer);
    const headers = new Headers({ 'cache-control': getCachePolicy(match.name) });
    const isViewing = findViewing(match.name, result);
    if (isViewing !== null)
      headers.append('set-cookie', toViewMarkCookie({ isViewing, isSecure: facts.siteUrl.startsWith('https:') }));
    return Response.json(definition.isBare ? result : addEnvelope(match.name, result), { headers });
  } catch (error) {
    if (error instanceof CallError && definition.okOutcomes.includes(error.key))
      return Response.json(toErrorEnvelope(error, facts.locale));
    throw error;
  }
}

/** Whether the session sees with somebody's eyes, as an answer says it; null for an answer that does not. */
function findViewing(name: CallName, answer: unknown): boolean | null {
  if (name === 'operator/endview') return false;
  if (name !== 'operator/beginview' && name !== 'operator/getview') return null;
  return readField(readField(answer, 'view'), 'isLive') === true;
}

/** 405 names the method that would do. */
class MethodNotAllowed extends CallError {
  constructor(readonly allowed: string) {
    super('method-not-allowed');
  }
}

function toErrorResponse(error: unknown, request: Request, visit: Visit | undefined, app: App): Response {
  const locale = visit?.facts.locale ?? toPreferredLocale(request.headers.get('accept-language'));
  const foreseen = error instanceof CallError ? error : toUnavailable(error);
  if (foreseen)
    app.context.log.debug(
      { answer: foreseen.key, fields: foreseen.fields.map(({ field }) => field) },
      'a request was refused',
    );
  else app.context.log.error({ err: error, requestId: visit?.facts.requestId }, 'the door failed unforeseen');
  const known = foreseen ?? new CallError('UnknownError');
  const headers = new Headers();
  if (known.retryAfterSeconds !== undefined) headers.set('retry-after', String(known.retryAfterSeconds));
  // Middleware trusts the seal alone: a cookie whose session is over would send the person round in circles.
  if (visit?.usesCookie && known.status === 401) visit.answer.setSession(null);
  if (known instanceof MethodNotAllowed) headers.set('allow', known.allowed);
  return Response.json(toErrorEnvelope(known, locale), { status: known.status, headers });
}

async function finish(response: Response, { request, facts, getNewSession }: Visit, app: App): Promise<Response> {
  const { headers } = response;
  const isSecure = facts.siteUrl.startsWith('https:');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  headers.set('vary', 'Accept-Language, Cookie, Authorization');
  headers.set('x-request-id', facts.requestId);
  for (const cookie of await toCookies(getNewSession(), app, isSecure)) headers.append('set-cookie', cookie);
  if (request.method === 'POST' && !hasDeviceCookie(request))
    headers.append('set-cookie', toDeviceCookie(facts.deviceId, isSecure));
  return response;
}

/** The cookies of a session that began, slid or ended. */
async function toCookies(session: NewSession | undefined, { context }: App, isSecure: boolean): Promise<string[]> {
  if (session === undefined) return [];
  if (session === null) return toClearedSessionCookies({ isSecure });
  const seal = await sealSession(session, requireSessionSecret(context.configuration));
  const nowMs = context.ports.clock.now().getTime();
  return toSessionCookies(seal, { expiresAtMs: session.expiresAtMs, nowMs, isSecure });
}

/** A public read may be cached, and is revalidated before each use; any other answer is stored nowhere. */
function getCachePolicy(name: CallName): string {
  const { access, isSafe } = contract[name];
  return access === 'public' && isSafe && name !== 'security/validatetoken' ? 'no-cache' : 'private, no-store';
}

function isHost(host: string | undefined): host is CallHost {
  return host === 'main' || host === 'file' || host === 'ipg';
}
