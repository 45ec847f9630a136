import { randomUUID } from 'node:crypto';

import { BROKER_CREDENTIALS_MS } from '@/lib/domain/constants/process';

import type { BrokerCredentials, IssueCredentialsRequest } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import { checkNames } from './names';
import { signToken, toReadingRules, type BrokerClaims } from './token';

/**
 * The tokens of all processes that sign with one key, as one of them knows them. Its own are told apart by number: two
 * things may happen in one millisecond. Another's are told apart by time, and in doubt refused: their reader asks for a
 * new one.
 */
export interface TokenLedger {
  issue(request: IssueCredentialsRequest): Promise<Omit<BrokerCredentials, 'url'>>;
  /** Revokes the tokens of a session, or of all of the user's; those issued afterwards are good. */
  revoke(userId: string, sessionId: string | undefined): void;
  isGood(claims: BrokerClaims): boolean;
}

interface Revocation {
  readonly serial: number;
  readonly atMs: number;
  readonly untilMs: number;
}

/** The largest difference between the clocks of two processes. */
const CLOCK_DIFFERENCE_MS = 2000;

export function createTokenLedger(key: Uint8Array, clock: Clock): TokenLedger {
  const issuer = randomUUID();
  const startedAtMs = clock.now().getTime();
  let serial = 0;
  let longestLifetimeMs: number = BROKER_CREDENTIALS_MS;
  const revoked = new Map<string, Revocation>();

  return {
    issue: async (request) => {
      checkNames(request);
      serial += 1;
      longestLifetimeMs = Math.max(longestLifetimeMs, request.lifetimeMs);
      const clientId = `${request.userId}_${randomUUID()}`;
      const issuedAtMs = clock.now().getTime();
      const expiresAtMs = issuedAtMs + request.lifetimeMs;
      const reader = { username: request.userId, clientid: clientId, acl: toReadingRules(request.topics) };
      const own = { session: request.sessionId, issuer, serial, issuedAtMs };
      const password = await signToken(key, { ...reader, ...own }, expiresAtMs);
      return { clientId, username: request.userId, password, expiresAtMs };
    },
    revoke: (userId, sessionId) => {
      const nowMs = clock.now().getTime();
      forgetEnded(revoked, nowMs);
      revoked.set(toName(userId, sessionId), { serial, atMs: nowMs, untilMs: nowMs + longestLifetimeMs });
    },
    isGood: (claims) => {
      const isOwn = claims.issuer === issuer;
      // What was revoked before this process started is not known to it.
      if (!isOwn && claims.issuedAtMs < startedAtMs) return false;
      const names = [undefined, claims.session].map((session) => toName(claims.username, session));
      const named = names.flatMap((name) => revoked.get(name) ?? []);
      return named.every(({ serial: last, atMs }) =>
        isOwn ? claims.serial > last : claims.issuedAtMs > atMs + CLOCK_DIFFERENCE_MS,
      );
    },
  };
}

function forgetEnded(revoked: Map<string, Revocation>, nowMs: number): void {
  for (const [name, { untilMs }] of revoked) if (untilMs <= nowMs) revoked.delete(name);
}

const toName = (userId: string, sessionId: string | undefined) =>
  sessionId === undefined ? userId : `${userId}/${sessionId}`;
