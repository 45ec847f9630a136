import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { findProviderRoleId } from '@/lib/domain/provider/provider-roles';

import { createFixedClock } from '../adapters/clock/test';
import { createApp, type Authenticate, type CallFacts } from '../app';
import { NO_SIGNALS, type Ports, type ServiceContext } from '../context';
import { handlers } from '../handlers';
import { userRoles } from '../schema';
import type { OrderStory } from '../seed/stories/orders';

/** Stands before a user's id in place of a session's token. */
export const AS = 'as-user-';
const NO_SESSION = { setSession: () => undefined };

export type StoryService = OrderStory['service'];

/**
 * The marketplace with its clock at that time, and with other banks where they are given. A call names who makes it;
 * nobody logs in.
 */
export function openStory(
  context: ServiceContext,
  start: Date,
  { gateways = context.ports.gateways }: Partial<Pick<Ports, 'gateways'>> = {},
): StoryService {
  const clock = createFixedClock(start);
  const ports = { ...context.ports, clock, gateways };
  const app = createApp({
    ...context,
    ports,
    signals: NO_SIGNALS,
    handlers,
    authenticate: whoIsNamed,
    refusesWrongAnswers: true,
  });
  return {
    context: app.context,
    clock,
    bank: { settle: () => Promise.reject(new Error('Nobody goes to a bank in a story')) },
    call: <Name extends CallName>(name: Name, input: CallRequest<Name>, by: { as?: number } = {}) =>
      app.call(name, input, toFacts(by.as), NO_SESSION) as Promise<CallAnswer<Name>>,
  };
}

/** The person who is named in place of a session, with the roles of now and the password as just typed. */
export const whoIsNamed: Authenticate = async (authorization, { ports: { clock, database } }) => {
  if (authorization === null) return { actor: null, linkedTaskId: null, renewed: null };
  const userId = Number(authorization.slice(AS.length));
  const roles = await database.connection
    .select({ roleId: userRoles.roleId, deskRoles: userRoles.deskRoles })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const actor = {
    userId,
    roleId: findProviderRoleId(roles.map(({ roleId }) => roleId)),
    deskRoles: roles.flatMap(({ deskRoles }) => deskRoles),
    sessionId: `named-${userId}`,
    passwordAt: clock.now(),
  };
  return { actor, viewed: null, linkedTaskId: null, renewed: null };
};

function toFacts(as: number | undefined): CallFacts {
  return {
    locale: 'fa',
    siteUrl: 'http://localhost:3000',
    // Nobody's limit is another's.
    ipAddress: `192.0.2.${(as ?? 0) % 250}`,
    deviceId: randomUUID(),
    isBrowserPage: true,
    idempotencyKey: randomUUID(),
    captchaResponse: null,
    referralToken: null,
    requestId: randomUUID(),
    authorization: as === undefined ? null : `${AS}${as}`,
  };
}
