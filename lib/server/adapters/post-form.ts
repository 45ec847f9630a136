import { request as requestPlain, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';

import { findFaultCode } from './fault-code';

/** A request that got no whole answer. It carries a code alone: the address can have a key in it. */
export class PostFailure extends Error {
  override readonly name = 'PostFailure';

  constructor(
    readonly code: string,
    /** Every byte of the request had left; else the other side cannot have taken it. */
    readonly isSent: boolean,
  ) {
    super(code);
  }
}

interface PostedAnswer {
  readonly status: number;
  readonly body: string;
}

/** Posts a form once. Throws PostFailure. */
export function postForm(url: string, form: URLSearchParams, timeoutMs: number): Promise<PostedAnswer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  return post(url, { headers, body: form.toString() }, timeoutMs);
}

interface Posted {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/**
 * Posts once, on a connection of its own, so that no stale one leaves in doubt what arrived. Not `fetch`, which neither
 * says whether a request had left nor hands over an answer whose status is 407. Throws PostFailure.
 */
export function post(url: string, { headers: given, body }: Posted, timeoutMs: number): Promise<PostedAnswer> {
  const headers = { ...given, 'content-length': Buffer.byteLength(body) };
  const isSecure = new URL(url).protocol === 'https:';
  const start = isSecure ? requestSecure : requestPlain;
  let isConnected = false;
  return new Promise((resolve, reject) => {
    const request = start(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeoutMs) });
    // Before that, "finished" may mean "given up".
    request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true)));
    const fail = (error: unknown) =>
      reject(new PostFailure(findFaultCode(error), isConnected && request.writableFinished));
    request.once('error', fail);
    request.once('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), fail);
    });
    request.end(body);
  });
}
