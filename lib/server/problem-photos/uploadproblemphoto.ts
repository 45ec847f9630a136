import { CallError } from '@/lib/contract/call-error';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { defineHandler } from '../handler';
import { preparePhoto, takeUpload } from '../media';
import { requireLinkedTask, toLinkState, toPhotoKey } from '../orders';
import { toBudget } from '../throttles';

/** The order pays for the photo, since nobody is known who sends it. */
export const handler = defineHandler('uploadproblemphoto', async ({ problemKey, file }, context) => {
  const task = await requireLinkedTask(context, problemKey);
  if (toLinkState(task, context.ports.clock.now()) !== 'work') throw new CallError('move-not-allowed');
  const { lstFileDocument } = await takeUpload(context, {
    file,
    limitBytes: UPLOAD_LIMITS.imageBytes,
    prepare: preparePhoto,
    ownerId: task.customerId,
    budget: toBudget('problem-photos', task.id),
  });
  const [photo] = lstFileDocument;
  if (!photo) throw new Error('A photo was taken without an id');
  return { photoKey: toPhotoKey(context, task.id, photo.fileid) };
});
