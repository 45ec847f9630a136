import { z } from 'zod';

import { defineCall } from './call';
import { id, idText } from './shapes';

const uploaded = z.object({ lstFileDocument: z.array(z.object({ fileid: id, fileurl: z.string() })) });
const upload = {
  access: 'user',
  limit: { handler: ['upload-day'] },
  isUpload: true,
  answer: uploaded,
  outcomes: ['unsupported-type', 'too-large', 'unreadable-file'],
  input: z.object({ file: z.instanceof(Uint8Array) }),
} as const;

/** Calls that take a file (SPEC 7, the file host). One file a call; the limits are UPLOAD_LIMITS. */
export const mediaCalls = [
  defineCall('uploadimage', {
    summary: 'Takes a photo (JPEG, PNG, WebP, HEIC is refused with words)',
    ...upload,
  }),
  defineCall('uploadaudio', {
    summary: 'Takes a voice note (WebM, Ogg, MP4, MP3, WAV)',
    ...upload,
    outcomes: [...upload.outcomes, 'recording-too-long'],
  }),
  defineCall('uploadtestresult', {
    summary:
      'Hands a result (PDF or a photo) of one person over to the customer of a medical test, who alone reads it from then on; with `replaces` in place of one that was wrong',
    ...upload,
    /**
     * `personNumber` is one of `persons` of clean/gettaskdetail, `replaces` a resultid of the order, or 0. Results are
     * taken from the end of the work until TEST_RESULT_LIMITS.daysAfterVisit after it. The first one sends an SMS.
     */
    input: upload.input.extend({ taskid: idText, personNumber: idText, replaces: z.coerce.number().int().min(0) }),
    answer: z.object({ resultCount: z.number().int() }),
    outcomes: [...upload.outcomes, 'not-yours', 'not-found', 'move-not-allowed', 'limit-reached'],
  }),
] as const;
