import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';

import type { Clock } from '../../ports/clock';

const rule = z.object({
  permission: z.enum(['allow', 'deny']),
  action: z.enum(['subscribe', 'publish', 'all']),
  topic: z.string(),
  qos: z.array(z.number()).optional(),
});
const claims = z.object({
  username: z.string(),
  clientid: z.string(),
  session: z.string(),
  exp: z.number(),
  serial: z.number(),
  issuer: z.string(),
  issuedAtMs: z.number(),
  acl: z.array(rule),
});

type AccessRule = z.infer<typeof rule>;
export type BrokerClaims = z.infer<typeof claims>;

const EXACTLY = 'eq ';
/** Ends every list of rules: anything that no rule above allows is refused. */
const NOTHING_ELSE: AccessRule = { permission: 'deny', action: 'all', topic: '#' };

/** Reading these topics and nothing else; `eq` takes a topic literally (EMQX: ACL in JWT, since 5.5). */
export function toReadingRules(topics: readonly string[]): readonly AccessRule[] {
  return [
    ...topics.map((topic): AccessRule => ({
      permission: 'allow',
      action: 'subscribe',
      topic: `${EXACTLY}${topic}`,
      qos: [1],
    })),
    NOTHING_ELSE,
  ];
}

export function toPublishingRules(topicFilter: string): readonly AccessRule[] {
  return [{ permission: 'allow', action: 'publish', topic: topicFilter, qos: [1] }, NOTHING_ELSE];
}

/** The claims that every broker reads when it checks our tokens; more claims may stand beside. */
interface TokenClaims {
  readonly username: string;
  readonly clientid: string;
  readonly acl: readonly AccessRule[];
}

/** Signs the token that is the MQTT password, in the form EMQX reads as well. */
export function signToken(key: Uint8Array, token: TokenClaims, expiresAtMs: number): Promise<string> {
  return new SignJWT({ ...token })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(Math.floor(expiresAtMs / 1000))
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
  const allowed = acl.filter(
    ({ permission, action, topic }) => permission === 'allow' && action === 'subscribe' && topic.startsWith(EXACTLY),
  );
  return new Set(allowed.map(({ topic }) => topic.slice(EXACTLY.length)));
}
