import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

import { CallError } from '@/lib/contract/call-error';
import { toUnsupportedType } from '@/lib/contract/unsupported-type';
import { PHOTO_LONGEST_SIDE_PX, PHOTO_TYPE_NAMES } from '@/lib/domain/site/uploaded-file';

const TAKEN_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** A small file may unfold into gigabytes; a phone's camera stays below this. */
const MOST_PIXELS = 60_000_000;
const WEBP_QUALITY = 82;

export interface PreparedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** The ending without a dot. */
  readonly ending: string;
}

/**
 * HEIC, PDF: a file's type as people know it, by the ending that its first bytes stand for; null where they do not
 * tell.
 */
export function toTypeName(type: { readonly ext: string } | undefined): string | null {
  return type?.ext.toUpperCase() ?? null;
}

/**
 * The stored form of a photo, upright, at most PHOTO_LONGEST_SIDE_PX. It is decoded and encoded anew, so that only its
 * pixels remain (no place, no camera, no second file inside). Throws unsupported-type for a file that is no JPEG, PNG
 * or WebP, unreadable-file for one that cannot be decoded.
 */
export async function preparePhoto(bytes: Uint8Array, expected = PHOTO_TYPE_NAMES): Promise<PreparedFile> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TAKEN_TYPES.includes(type.mime)) throw toUnsupportedType(toTypeName(type), expected);
  try {
    const photo = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: PHOTO_LONGEST_SIDE_PX, height: PHOTO_LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
    return { bytes: new Uint8Array(photo), contentType: 'image/webp', ending: 'webp' };
  } catch (cause) {
    throw new CallError('unreadable-file', { cause });
  }
}
