import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { defineHandler } from '../handler';
import { preparePhoto } from './images';
import { takeUpload } from './store';

export const handler = defineHandler('uploadimage', ({ file }, context) =>
  takeUpload(context, { file, limitBytes: UPLOAD_LIMITS.imageBytes, prepare: preparePhoto }),
);
