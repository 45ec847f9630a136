import { z } from 'zod';

import { defineCall } from './call';
import { id } from './shapes';

const uploaded = z.object({ lstFileDocument: z.array(z.object({ fileid: id, fileurl: z.string() })) });
const upload = {
  access: 'user',
  isUpload: true,
  answer: uploaded,
  outcomes: ['unsupported-type', 'too-large', 'unreadable-file'],
  input: z.object({ file: z.instanceof(Uint8Array) }),
} as const;

export const mediaCalls = {
  uploadimage: defineCall('uploadimage', {
    summary: 'Takes a photo (JPEG, PNG, WebP, HEIC is refused with words)',
    ...upload,
  }),
  uploadaudio: defineCall('uploadaudio', { summary: 'Takes a voice note (WebM, Ogg, MP4, MP3, WAV)', ...upload }),
} as const;
