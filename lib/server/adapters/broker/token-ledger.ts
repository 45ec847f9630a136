import { randomUUID } from 'node:crypto';

import type { BrokerCredentials, IssueCredentialsRequest } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import { checkNames, signToken, type BrokerClaims } from './token';

/** The tokens that this process gave out: they can be taken back, and another process's are none of them. */
interface TokenLedger {
  issue(request: IssueCredentialsRequest): Promise<Omit<BrokerCredentials, 'url'>>;
  /** Of a session, or of all of the user's; those issued afterwards are good. */
  revoke(userId: string, sessionId: string | undefined): void;
  isGood(claims: BrokerClaims): boolean;
}

export function createTokenLedger(key: Uint8Array, clock: Clock): TokenLedger {
  const issuer = randomUUID();
  // By number and not by time: two things may happen in one millisecond, and a test's clock stands still.
  let serial = 0;
  let longestLifetimeMs = 0;
  const revoked = new Map<string, { readonly serial: number; readonly untilMs: number }>();

  const forget = (nowMs: number) => {
    for (const [name, { untilMs }] of revoked) if (untilMs <= nowMs) revoked.delete(name);
  };
  return {
    issue: async (request) => {
      checkNames(request);
      serial += 1;
      longestLifetimeMs = Math.max(longestLifetimeMs, request.lifetimeMs);
      const clientId = `${request.userId}_${randomUUID()}`;
      const expiresAtMs = clock.now().getTime() + request.lifetimeMs;
      const password = await signToken(key, { request, clientId, expiresAtMs, issuer, serial });
      return { clientId, username: request.userId, password, expiresAtMs };
    },
    revoke: (userId, sessionId) => {
      const nowMs = clock.now().getTime();
      forget(nowMs);
      revoked.set(toName(userId, sessionId), { serial, untilMs: nowMs + longestLifetimeMs });
    },
    isGood: (claims) => {
      const names = [toName(claims.username, undefined), toName(claims.username, claims.session)];
      return claims.issuer === issuer && names.every((name) => claims.serial > (revoked.get(name)?.serial ?? 0));
    },
  };
}

const toName = (userId: string, sessionId: string | undefined) => (sessionId === undefined ? userId : `${userId}/${sessionId}`);
