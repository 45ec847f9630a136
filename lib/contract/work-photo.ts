import { z } from 'zod';

import { defineCall } from './call';
import { WORK_PHOTO_MOMENTS } from './provider-enumerations';
import { id } from './shapes';

const moment = z.enum(WORK_PHOTO_MOMENTS);

/** A photo of the closed door, or from before or after the work. */
export const workPhoto = z.object({
  photoid: id,
  moment,
  fileurl: z.string(),
  takenAtMs: z.number().int(),
  /** The reader took it and may still take it away: before the work is done. */
  isRemovable: z.boolean(),
});

/** A provider's photos before and after the work, as both sides see them. */
export const workPhotos = z.object({
  /** The oldest first. */
  lstPhoto: z.array(workPhoto),
  /**
   * The moments that the reader may add photos of now. `before` is open from the way on until the work is done, `after`
   * from its start until the order is over.
   */
  takes: z.array(moment),
  /**
   * Whether everybody may see those of before and after the work beside its review: while both sides agree. Null where
   * there is nothing to agree to: before the work is done, and without such photos.
   */
  publicity: z.object({ isAgreed: z.boolean(), isOtherAgreed: z.boolean() }).nullable(),
});

const answer = z.object({ workPhotos });

/** Calls of the photos that show how it was before the work, and how it is after it. */
export const workPhotoCalls = [
  defineCall('workphoto/addworkphoto', {
    summary:
      'Shows the customer a photo of the closed door, or from before or after the work; the same file counts once',
    access: 'provider',
    limit: 'capped',
    /** `fileid` is a photo of uploadimage, the caller's own. */
    input: z.object({ taskid: id, moment, fileid: id }),
    answer,
    /** `limit-reached` with limit. */
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'limit-reached', 'unsupported-type'],
  }),
  defineCall('workphoto/removeworkphoto', {
    summary: 'Takes an own photo away, before the work is done; what was shown afterwards stays',
    access: 'provider',
    limit: 'once',
    input: z.object({ photoid: id }),
    answer,
    outcomes: ['not-yours', 'not-found', 'move-not-allowed'],
  }),
  defineCall('workphoto/setpublic', {
    summary:
      'One side of a done work agrees that everybody may see its photos of before and after beside the review, or takes that back',
    access: 'user',
    limit: 'replaces',
    input: z.object({ taskid: id, isenable: z.boolean() }),
    answer,
    outcomes: ['not-yours', 'not-found', 'move-not-allowed'],
  }),
] as const;
