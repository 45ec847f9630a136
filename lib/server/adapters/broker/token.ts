import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';

import type { Clock } from '../../ports/clock';
import type { IssueCredentialsRequest } from '../../ports/broker';

const claims = z.object({
  username: z.string(),
  clientid: z.string(),
  session: z.string(),
  exp: z.number(),
  serial: z.number(),
  issuer: z.string(),
  acl: z.array(z.object({ permission: z.string(), action: z.string(), topic: z.string() })),
});

export type BrokerClaims = z.infer<typeof claims>;

const ID = /^[A-Za-z0-9_-]+$/;
const WILDCARD = /[#+$\s]/;

/** Refuses ids and topics that a broker would read as more than themselves. */
export function checkNames(request: Pick<IssueCredentialsRequest, 'userId' | 'sessionId' | 'topics'>): void {
  if (!ID.test(request.userId)) throw new Error(`"${request.userId}" cannot be a user of the broker: only letters, digits, _ and - can.`);
  const wrong = request.topics.find((topic) => topic === '' || WILDCARD.test(topic));
  if (wrong !== undefined) throw new Error(`"${wrong}" cannot be a topic of one person's own: it has a wildcard in it or nothing at all.`);
}

interface Token {
  readonly request: IssueCredentialsRequest;
  readonly clientId: string;
  readonly expiresAtMs: number;
  /** Which process signed, and its how-manieth token this is: revoking names tokens by them, not by times that may be equal. */
  readonly issuer: string;
  readonly serial: number;
}

/** Signs the token that is the MQTT password, in the form EMQX reads as well (STACK: JWT). */
export function signToken(key: Uint8Array, token: Token): Promise<string> {
  const allowed = token.request.topics.map((topic) => ({ permission: 'allow', action: 'subscribe', topic: `eq ${topic}`, qos: [1] }));
  return new SignJWT({
    username: token.request.userId,
    clientid: token.clientId,
    session: token.request.sessionId,
    issuer: token.issuer,
    serial: token.serial,
    acl: [...allowed, { permission: 'deny', action: 'all', topic: '#' }],
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(Math.floor(token.expiresAtMs / 1000))
    .sign(key);
}

/** Null for anything but a token of ours that is still good. */
export async function findClaims(key: Uint8Array, token: string, clock: Clock): Promise<BrokerClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock.now() });
    return claims.parse(payload);
  } catch {
    return null;
  }
}

export function toAllowedTopics(acl: BrokerClaims['acl']): ReadonlySet<string> {
  const allowed = acl.filter(({ permission, action, topic }) => permission === 'allow' && action === 'subscribe' && topic.startsWith('eq '));
  return new Set(allowed.map(({ topic }) => topic.slice(3)));
}
