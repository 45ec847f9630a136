import type { IncomingMessage, ServerResponse } from 'node:http';

import { CallError } from '@/lib/contract/call-error';
import { BODY_LIMIT_BYTES, OVERLOAD } from '@/lib/domain/constants/process';
import { SHARE_PICTURES_PATH } from '@/lib/domain/site/share-picture-path';

import { toErrorEnvelope } from '../../calls/envelope';
import { UPLOAD_BODY_LIMIT_BYTES } from '../../calls/request-input';
import { httpRequestsShed } from '../../observability/metrics';
import { Overloaded, type Admission, type WorkClass } from './admission';
import { toPreferredLocale } from './request-facts';
import type { UploadPlaces } from '../door/upload-places';
import { whenClosed } from './when-closed';

/** Paths on which a person's money or visit depends. */
const FIRST_PATHS = [
  '/api/ipg/',
  '/api/main/reqandpay/',
  '/api/main/boot/getpayment',
  '/api/main/expert/movetask',
  '/api/main/suggestion/selectsuggestionbyuser/',
];
const UPLOADS = '/api/file/';
/** Calls are work; the watch over the process, the worker's script, the outbox and the clock of the demo are not. */
const WORK = '/api/';
const OURS = ['/api/dev/', '/api/openapi.json'];

/** The class of a call or a shared picture; null for work that is never refused. */
export function toWorkClass(path: string): WorkClass | null {
  // It is drawn when it is asked for.
  if (path.startsWith(SHARE_PICTURES_PATH)) return 'other';
  if (!path.startsWith(WORK) || OURS.some((own) => path.startsWith(own))) return null;
  return FIRST_PATHS.some((first) => path.startsWith(first)) ? 'first' : 'other';
}

interface Arrival {
  readonly admission: Admission;
  readonly uploads: UploadPlaces;
  readonly kind: WorkClass;
  readonly path: string;
  /** The caller's address. */
  readonly address: string;
}

/**
 * Lets a call begin when there is room for it, else answers 503 with Retry-After before anything of it has begun. A
 * body is read before: who sends one slowly must not hold room meanwhile. A file takes a place among those that come
 * in, from its first byte to its answer.
 */
export async function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { admission, uploads, kind, path, address }: Arrival,
): Promise<boolean> {
  try {
    const isUpload = path.startsWith(UPLOADS) && request.method === 'POST';
    const leave = isUpload ? uploads.take(address) : () => undefined;
    if (admission.isFull(kind) || leave === null) {
      leave?.();
      httpRequestsShed.inc({ class: kind });
      throw new Overloaded('too many requests wait');
    }
    whenClosed(response, leave);
    if (!(await keepBody(request, isUpload ? UPLOAD_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES))) return false;
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
  else whenClosed(response, leave);
}

/** Reads a call's body to where `getRequestListener` looks for one. False when its sender hung up. */
async function keepBody(request: IncomingMessage, limitBytes: number): Promise<boolean> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const hasBody = announced > 0 || request.headers['transfer-encoding'] !== undefined;
  // One that says it is too large is refused by the door, unread.
  if (!hasBody || announced > limitBytes) return true;
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      parts.push(part);
      sizeBytes += part.length;
      if (sizeBytes > limitBytes) break;
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
