import type { StoragePort } from '../ports/storage';
import { UPLOADS_PATH } from '../uploads';

const KEY = /^[a-z0-9/.-]+$/;
/** Types that a browser shows without running anything in them; whatever else was stored is only ever saved. */
const SHOWN_TYPES = /^(?:image\/(?:jpeg|png|webp|gif|avif)|audio\/[a-z0-9.+-]+)$/;

/** An uploaded file at its address; 404 without words, for it stands in pages and not by itself. */
export async function answerUpload(path: string, storage: StoragePort): Promise<Response> {
  const key = path.slice(UPLOADS_PATH.length);
  const file = KEY.test(key) ? await storage.find(key).catch(() => null) : null;
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const disposition = SHOWN_TYPES.test(file.contentType) ? 'inline' : 'attachment';
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes.byteLength),
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      // The address never changes its content, but only its reader's own browser may keep it.
      'cache-control': 'private, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    },
  });
}
