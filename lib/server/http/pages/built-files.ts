import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { DAY_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const PREFIX = '/_next/static';
const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS;

/**
 * Answers with the build's files for browsers, and leaves every other address to `next`. Such a file never changes
 * under its name, and the build leaves a brotli of it beside it. The framework would compress it anew, and less, at
 * each request.
 */
export function createBuiltFiles(project: string, next: Handle): Handle {
  const send = sirv(join(project, '.next/static'), {
    brotli: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`)) return next(request, response);
    // A range is one of the file itself.
    if (request.headers.range !== undefined) delete request.headers['accept-encoding'];
    request.url = url.slice(PREFIX.length);
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      send(request, response, () => {
        request.url = url;
        next(request, response).then(resolve, reject);
      });
    });
  };
}
