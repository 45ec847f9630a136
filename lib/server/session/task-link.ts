import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '../secrets/derive-key';

/** The prefix of a request's token where a signed link opened its page (BEHAVIOUR 1.9). */
export const TASK_LINK_PREFIX = 'task.';

/**
 * The link's token for one task's review and reduced view: it goes into `?token=` and, as it is, into Authorization.
 */
export function signTaskLink(taskId: number, expiresAtMs: number, secret: string): string {
  const claims = `${taskId}.${expiresAtMs}`;
  return `${TASK_LINK_PREFIX}${claims}.${toSignature(claims, secret)}`;
}

/** The task that a link opens; null when it was not signed here, was changed, or has expired. */
export function openTaskLink(link: string, secret: string, nowMs: number): number | null {
  const match = /^task\.(\d{1,10})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(link);
  if (!match) return null;
  const [, taskId = '', expiresAtMs = '', signature = ''] = match;
  const expected = Buffer.from(toSignature(`${taskId}.${expiresAtMs}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expiresAtMs) > nowMs ? Number(taskId) : null;
}

function toSignature(claims: string, secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'task-link')).update(`taskreview:${claims}`).digest('base64url');
}
