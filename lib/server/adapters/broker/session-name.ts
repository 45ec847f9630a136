import { createHash, randomBytes } from 'node:crypto';

/**
 * The name of one session's credentials at a broker that keeps no lifetimes: who, which session, until when.
 * `session.<user>.<tag of the session>.<end in Unix seconds>.<random>`; no part has a dot in it, because ids cannot.
 */
export interface SessionName {
  readonly userId: string;
  readonly sessionTag: string;
  readonly expiresAtMs: number;
}

const KIND = 'session';
const NAME = /^session\.([A-Za-z0-9_-]+)\.([0-9a-f]{16})\.(\d{1,12})\.[A-Za-z0-9_-]+$/;
const RANDOM_BYTES = 9;

/** A session's id is how the database finds it; the broker gets a tag that does not lead back to it. */
export function toSessionTag(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 16);
}

/** Each call gives another name: a session may have several connections. */
export function formatSessionName({ userId, sessionTag, expiresAtMs }: SessionName): string {
  return [
    KIND,
    userId,
    sessionTag,
    Math.ceil(expiresAtMs / 1000),
    randomBytes(RANDOM_BYTES).toString('base64url'),
  ].join('.');
}

/** Null for the name of anything else, e.g. the operator's own users. */
export function parseSessionName(name: string): SessionName | null {
  const [, userId, sessionTag, endSeconds] = NAME.exec(name) ?? [];
  if (userId === undefined || sessionTag === undefined || endSeconds === undefined) return null;
  return { userId, sessionTag, expiresAtMs: Number(endSeconds) * 1000 };
}
