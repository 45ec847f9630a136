'use client';

import { forgetStored, readStored, store } from './browser-storage';

const KEY = 'pelakfan.shares-position';

interface OwnJob {
  readonly userId: number;
  readonly taskId: number;
}

const toText = ({ userId, taskId }: OwnJob) => `${userId}/${taskId}`;

/**
 * Stores the consent of a person to be seen on the way to a job. Each job asks anew, and so does another person on the
 * same phone.
 */
export function keepPositionConsent(job: OwnJob, agrees: boolean): void {
  if (agrees) store(KEY, toText(job));
  else forgetStored(KEY);
}

export function hasPositionConsent(job: OwnJob): boolean {
  return readStored(KEY) === toText(job);
}
