import { fileTypeFromBuffer } from 'file-type';

import { PHOTO_TYPE_NAMES } from '@/lib/domain/site/uploaded-file';

import { preparePhoto, type PreparedFile } from './images';

const PDF = 'application/pdf';

/**
 * A sheet as it is kept. A PDF stays as it came, for it is only saved and never shown on a page (`http/uploads.ts`). A
 * photo of one is kept as every photo. Throws unsupported-type for anything else, unreadable-file.
 */
export async function prepareDocument(bytes: Uint8Array): Promise<PreparedFile> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === PDF) return { bytes, contentType: PDF, ending: 'pdf' };
  return preparePhoto(bytes, `PDF, ${PHOTO_TYPE_NAMES}`);
}
