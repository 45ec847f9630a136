import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { MINUTE_MS } from '@/lib/domain/constants';
import type { Locale } from '@/lib/i18n/locales';

import { countAnswerFromMemory } from '../observability/metrics';
import type { Clock } from '../ports/clock';
import { findCookie } from '../session/cookies';
import { SESSION_COOKIE } from '../session/seal';
import type { Door } from './door';
import { chooseEncoding, type Encoding } from './page-cache/accepted-encoding';
import { hashPage, toPageForm, type PageForm } from './page-cache/page-forms';
import { sendForm } from './page-cache/send-form';
import { toPreferredLocale } from './request-facts';
import type { SecurityHeaders } from './security-headers';

/** Calls whose answer is the catalogue's own: the same for everybody who speaks a language. */
const KEPT_PATHS: readonly string[] = ['/api/main/boot/getallcategoryv3', '/api/main/geo/province-and-city'];
/** Another process may have changed the catalogue of a shared database, or a new price book begun to hold. */
const KEPT_FOR_MS = MINUTE_MS;
const REMEMBERED = 100;
/** Of a UUID's last part. */
const COUNT_DIGITS = 12;

export interface KeptAnswers {
  /** Answers from memory; false where the door has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** After the catalogue changed. */
  forget(): void;
}

interface KeptAnswersOptions {
  readonly door: Door;
  readonly clock: Clock;
  readonly security: SecurityHeaders;
}

interface Kept {
  readonly untilMs: number;
  readonly forms: Readonly<Record<Encoding, PageForm>>;
}

/** The catalogue's answers as the bytes that the door makes of them, for a minute, for whoever comes without a session. */
export function createKeptAnswers(options: KeptAnswersOptions): KeptAnswers {
  const kept = new Map<string, Kept>();
  const fills = new Set<string>();
  let generation = 0;

  const fill = async (key: string, path: string, locale: Locale) => {
    if (fills.has(key)) return;
    fills.add(key);
    const begunIn = generation;
    // What cannot be kept is answered by the door, who says and logs why.
    const answer = await askDoor(path, locale, options).catch(() => null);
    fills.delete(key);
    if (answer && begunIn === generation) kept.set(key, answer);
  };
  return {
    answer: (request, response) => {
      const path = request.url ?? '';
      if (!KEPT_PATHS.includes(path) || !isAnybodys(request)) return false;
      const locale = chooseLocale(request.headers['accept-language']);
      const key = `${locale} ${path}`;
      const found = kept.get(key);
      if (!found || found.untilMs <= options.clock.now().getTime()) {
        void fill(key, path, locale);
        return false;
      }
      countAnswerFromMemory(path);
      sendKept(request, response, found);
      return true;
    },
    forget: () => {
      generation += 1;
      kept.clear();
    },
  };
}

function sendKept(request: IncomingMessage, response: ServerResponse, { forms }: Kept): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  sendForm(request, response, 200, forms[encoding], ['x-request-id', toNextRequestId()]);
}

const RUN = randomUUID().slice(0, -COUNT_DIGITS);
let requestCount = 0;

/** Written like a UUID, and as unique: this process' own beginning, then a count. A random one takes longer than all else that is done for such an answer. */
function toNextRequestId(): string {
  requestCount += 1;
  return RUN + requestCount.toString(16).padStart(COUNT_DIGITS, '0');
}

/** The few headers that browsers really send, and no more than that: anybody can make up others. */
const chosenLocales = new LRUCache<string, Locale>({ max: REMEMBERED });

function chooseLocale(accepted = ''): Locale {
  const known = chosenLocales.get(accepted);
  if (known !== undefined) return known;
  const locale = toPreferredLocale(accepted);
  chosenLocales.set(accepted, locale);
  return locale;
}

/** A session may have to slide, and a token to be refused: that is the door's. */
function isAnybodys({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    (headers.cookie === undefined || findCookie(headers.cookie, SESSION_COOKIE) === null)
  );
}

/** Null for an answer that is not everybody's. */
async function askDoor(
  path: string,
  locale: Locale,
  { door, clock, security }: KeptAnswersOptions,
): Promise<Kept | null> {
  const untilMs = clock.now().getTime() + KEPT_FOR_MS;
  const answer = await door(
    new Request(`http://localhost${path}`, { headers: { host: 'localhost', 'accept-language': locale } }),
    { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1', localPort: 0 },
  );
  if (answer.status !== 200 || answer.headers.has('set-cookie')) return null;
  const described = ['content-type', 'cache-control'].flatMap((name) => [name, answer.headers.get(name) ?? '']);
  const headers = [...security.list([]), ...described, 'vary', `${answer.headers.get('vary') ?? ''}, Accept-Encoding`];
  const body = Buffer.from(await answer.arrayBuffer());
  const source = { body, headers, hash: hashPage(body, headers) };
  const [br, gzip, identity] = await Promise.all([
    toPageForm(source, 'br', 'kept'),
    toPageForm(source, 'gzip', 'kept'),
    toPageForm(source, 'identity', 'kept'),
  ]);
  return { untilMs, forms: { br, gzip, identity } };
}
