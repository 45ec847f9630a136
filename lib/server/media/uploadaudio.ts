import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { defineHandler } from '../handler';
import { prepareVoice } from './audio';
import { takeUpload } from './store';

export const handler = defineHandler('uploadaudio', ({ file }, context) =>
  takeUpload(context, {
    file,
    limitBytes: UPLOAD_LIMITS.audioBytes,
    prepare: (bytes) => prepareVoice(bytes, context.ports.audio),
  }),
);
