import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TimedMemory } from '@/lib/domain/site/timed-memory';
import type { Locale } from '@/lib/i18n/locales';

import { countAnswerFromMemory } from '../../observability/metrics';
import type { Clock } from '../../ports/clock';
import { findCookie } from '../../session/cookies';
import { SESSION_COOKIE } from '../../session/seal';
import type { Door } from '../door/door';
import { chooseEncoding, type Encoding } from './page-cache/accepted-encoding';
import { hashPage, toRepresentation, type PageRepresentation } from './page-cache/representation';
import { sendRepresentation } from './page-cache/send-representation';
import { toPreferredLocale } from '../edge/request-facts';
import type { SecurityHeaders } from '../edge/security-headers';

/** Calls whose answer is the catalogue's own: the same for everybody who speaks a language. */
const KEPT_PATHS: readonly string[] = ['/api/main/boot/getallcategoryv3', '/api/main/geo/province-and-city'];
/** Another process may have changed the catalogue of a shared database, or a new price book begun to hold. */
const KEPT_FOR_MS = MINUTE_MS;
const REMEMBERED = 100;
/** Digits of a UUID's last part. */
const COUNT_DIGITS = 12;

export interface CachedAnswers {
  /** Answers from memory; false where the door has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** After the catalogue changed. */
  forget(): void;
}

interface CachedAnswersOptions {
  readonly door: Door;
  readonly clock: Clock;
  readonly security: SecurityHeaders;
}

type Representations = Readonly<Record<Encoding, PageRepresentation>>;

/** The answer is not cached: it is one person's, or a failure. */
class NotEverybodys extends Error {
  override readonly name = 'NotEverybodys';
}

/** The catalogue's answers as the bytes that the door makes of them, for a minute, for visitors without a session. */
export function createCachedAnswers(options: CachedAnswersOptions): CachedAnswers {
  const cached = new TimedMemory<Representations>({
    keptForMs: KEPT_FOR_MS,
    now: () => options.clock.now().getTime(),
    sharesReads: true,
  });
  return {
    answer: (request, response) => {
      const path = request.url ?? '';
      if (!KEPT_PATHS.includes(path) || !isAnybodys(request)) return false;
      const locale = chooseLocale(request.headers['accept-language']);
      const key = `${locale} ${path}`;
      const found = cached.find(key);
      if (!found) {
        // What cannot be cached is answered by the door, who says and logs why.
        cached.recall(key, () => askDoor(path, locale, options)).catch(() => undefined);
        return false;
      }
      countAnswerFromMemory(path);
      sendCached(request, response, found);
      return true;
    },
    forget: () => cached.forget(),
  };
}

function sendCached(request: IncomingMessage, response: ServerResponse, representations: Representations): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  sendRepresentation(request, response, 200, representations[encoding], ['x-request-id', toNextRequestId()]);
}

const RUN = randomUUID().slice(0, -COUNT_DIGITS);
let requestCount = 0;

/**
 * Written like a UUID, and as unique: this process' own beginning, then a count. A random one takes longer than all
 * else that is done for such an answer.
 */
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

/** Throws NotEverybodys. */
async function askDoor(
  path: string,
  locale: Locale,
  { door, security }: CachedAnswersOptions,
): Promise<Representations> {
  const answer = await door(
    new Request(`http://localhost${path}`, { headers: { host: 'localhost', 'accept-language': locale } }),
    { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1', localPort: 0 },
  );
  if (answer.status !== 200 || answer.headers.has('set-cookie')) throw new NotEverybodys();
  const described = ['content-type', 'cache-control'].flatMap((name) => [name, answer.headers.get(name) ?? '']);
  const headers = [...security.list([]), ...described, 'vary', `${answer.headers.get('vary') ?? ''}, Accept-Encoding`];
  const body = Buffer.from(await answer.arrayBuffer());
  const source = { body, headers, hash: hashPage(body, headers) };
  const [br, gzip, identity] = await Promise.all([
    toRepresentation(source, 'br', 'cached'),
    toRepresentation(source, 'gzip', 'cached'),
    toRepresentation(source, 'identity', 'cached'),
  ]);
  return { br, gzip, identity };
}
