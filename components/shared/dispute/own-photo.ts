import type { SendFile } from '@/components/forms/fields/use-upload';
import { uploadFromBrowser } from '@/lib/client/upload';
import { CallError } from '@/lib/contract/call-error';

/** A photo that was taken in: what names it in a call, and where it is seen. */
export interface SentPhoto<Name extends string | number> {
  readonly name: Name;
  readonly url: string;
}

/** Sends a photo of the caller's own. */
export const sendOwnPhoto: SendFile<SentPhoto<number>> = async (file, fileName, options) => {
  const [photo] = (await uploadFromBrowser('uploadimage', file, fileName, options)).lstFileDocument;
  if (!photo) throw new CallError('UnknownError');
  return { name: photo.fileid, url: photo.fileurl };
};
