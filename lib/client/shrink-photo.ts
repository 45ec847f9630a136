import { PHOTO_LONGEST_SIDE_PX } from '@/lib/domain/site/uploaded-file';

import { fromWindow } from './browser-features';

/** Below this a photo goes as it is: the saving is not worth the second loss of quality. */
const LEAST_BYTES = 500_000;
const JPEG_QUALITY = 0.85;

/**
 * Shrinks a phone's photo of several megabytes to the server's own size, at most PHOTO_LONGEST_SIDE_PX. That is a tenth
 * of the bytes, on a street with a bad network. Returns the file itself where the browser cannot read it, where it is
 * small, and where nothing would be saved. The server reports its faults.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const createImageBitmap = fromWindow('createImageBitmap');
  if (file.size < LEAST_BYTES || !createImageBitmap) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, PHOTO_LONGEST_SIDE_PX / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    // A JPEG knows nothing transparent: without a ground it would turn black.
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    return shrunk && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  }
}
