/** Where the HTTP server gives uploaded files back. The key is a random one: who has the address may see the file. */
export const UPLOADS_PATH = '/uploads/';

/** `fileurl` of an uploaded file: its address on this site, by its storage key. */
export function toUploadUrl(storageKey: string): string {
  return `${UPLOADS_PATH}${storageKey}`;
}
