import type { IncomingMessage, ServerResponse } from 'node:http';

import { CallError } from '@/lib/contract/call-error';
import { BODY_LIMIT_BYTES, OVERLOAD } from '@/lib/domain/constants';

import { toErrorEnvelope } from '../envelope';
import { httpRequestsShed } from '../observability/metrics';
import { Overloaded, type Admission, type WorkClass } from './admission';
import { toPreferredLocale } from './request-facts';

/** Somebody's money or somebody's visit hangs on these. */
const FIRST_PATHS = [
  '/api/ipg/',
  '/api/main/reqandpay/',
  '/api/main/boot/getpayment',
  '/api/main/expert/movetask',
  '/api/main/suggestion/selectsuggestionbyuser/',
];
const UPLOADS = '/api/file/';
/** Calls are work; what watches the process, the worker's script, the outbox and the clock of the demo are not. */
const WORK = '/api/';
const OURS = ['/api/dev/', '/api/openapi.json'];

/** What kind of work a call is; null for what is never refused. */
export function toWorkClass(path: string): WorkClass | null {
  if (!path.startsWith(WORK) || OURS.some((own) => path.startsWith(own))) return null;
  return FIRST_PATHS.some((first) => path.startsWith(first)) ? 'first' : 'other';
}

/**
 * Lets a call begin when there is room for it, else answers 503 with Retry-After before anything of it has begun. A body is read before: who sends one slowly
 * must not hold room meanwhile. Files are too large for that, and are only refused while everything is full.
 */
export async function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { admission, kind, path }: { readonly admission: Admission; readonly kind: WorkClass; readonly path: string },
): Promise<boolean> {
  try {
    if (admission.isFull(kind)) {
      httpRequestsShed.inc({ class: kind });
      throw new Overloaded('too many requests wait');
    }
    if (path.startsWith(UPLOADS) && request.method === 'POST') return true;
    if (!(await keepBody(request))) return false;
    await holdRoom(admission, kind, response);
    return !response.destroyed;
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    if (!response.destroyed) refuse(request, response);
    return false;
  }
}

/** Waits for room to work in, and keeps it until the answer is out. Throws Overloaded, which it counts. */
export async function holdRoom(admission: Admission, kind: WorkClass, response: ServerResponse): Promise<void> {
  const leave = await admission.enter(kind).catch((error: unknown) => {
    httpRequestsShed.inc({ class: kind });
    throw error;
  });
  if (response.destroyed) leave();
  else response.once('close', leave);
}

/** Reads a call's body to where `getRequestListener` looks for one. False when its sender hung up. */
async function keepBody(request: IncomingMessage): Promise<boolean> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const hasBody = announced > 0 || request.headers['transfer-encoding'] !== undefined;
  // One that says it is too large is refused by the door, unread.
  if (!hasBody || announced > BODY_LIMIT_BYTES) return true;
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      parts.push(part);
      sizeBytes += part.length;
      if (sizeBytes > BODY_LIMIT_BYTES) break;
    }
  } catch {
    return false;
  }
  Object.assign(request, { rawBody: Buffer.concat(parts) });
  return true;
}

function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
  const error = new CallError('service-unavailable', { retryAfterSeconds: OVERLOAD.retryAfterSeconds });
  const locale = toPreferredLocale(headers['accept-language'] ?? null);
  response
    .writeHead(error.status, {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'retry-after': String(OVERLOAD.retryAfterSeconds),
    })
    .end(JSON.stringify(toErrorEnvelope(error, locale)));
}
