import type { App, CallFacts } from '../../app';
import { findRange } from '../edge/byte-range';

/** Types that a browser shows without running anything in them; any other file is only ever saved. */
const SHOWN_TYPES = /^(?:image\/(?:jpeg|png|webp|gif|avif)|audio\/[a-z0-9.+-]+)$/;
const PATH = /^\/api\/file\/uploads\/([1-9]\d{0,8})$/;

/** The id in the address of an uploaded file (lib/domain/site/uploaded-file.ts); null for any other address. */
export function findUploadId(path: string): number | null {
  const id = PATH.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** An uploaded file for a permitted reader. Throws not-found, Unauthorized, not-yours. */
export async function answerUpload(fileId: number, request: Request, facts: CallFacts, app: App): Promise<Response> {
  const { bytes, contentType } = await app.openFile(fileId, facts);
  const headers = new Headers({
    'content-type': contentType,
    'content-disposition': SHOWN_TYPES.test(contentType) ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=3600',
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
  });
  const range = findRange(request.headers.get('range'), bytes.byteLength);
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.byteLength}` } });
  if (range === null) return new Response(new Uint8Array(bytes), { headers });
  headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
  return new Response(new Uint8Array(bytes.subarray(range.first, range.last + 1)), { status: 206, headers });
}
