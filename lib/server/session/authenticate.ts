import { CallError } from '@/lib/contract/call-error';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { findProviderRoleId } from '@/lib/domain/provider/provider-roles';

import type { Actor, ServiceContext } from '../context';
import { findSqlState } from '../ports/database-error';
import { findViewedPerson } from './person-view';
import type { SealedSession } from './seal';
import { requireSessionSecret } from '../secrets/session-secret';
import { findSession, renewSession, toSessionId } from './store';
import { openTaskLink, TASK_LINK_PREFIX } from './task-link';

/** Sliding needs no write a request: once a day is enough. */
const RENEW_EVERY_MS = DAY_MS;

export interface Authentication {
  readonly actor: Actor | null;
  /** The person whose eyes an operator uses now. Null for everybody else. */
  readonly viewed: Actor | null;
  /** The task that a signed link opens, where the token is one. */
  readonly linkedTaskId: number | null;
  /** The session's end has moved: seal the cookie anew. */
  readonly renewed: SealedSession | null;
}

const NOBODY: Authentication = { actor: null, viewed: null, linkedTaskId: null, renewed: null };

/**
 * Resolves an Authorization header: a bare session token, or the `task.…` token of a signed link. Throws
 * session-expired (1005), session-unknown (1002) for a token that never was or was ended, link-expired for a bad link.
 */
export async function authenticate(
  authorization: string | null | undefined,
  context: ServiceContext,
): Promise<Authentication> {
  const token = authorization?.trim();
  if (!token) return NOBODY;
  const now = context.ports.clock.now();
  if (token.startsWith(TASK_LINK_PREFIX)) {
    const linkedTaskId = openTaskLink(token, requireSessionSecret(context.configuration), now.getTime());
    if (linkedTaskId === null) throw new CallError('link-expired');
    return { ...NOBODY, linkedTaskId };
  }
  return authenticateSession(token, context, now);
}

async function authenticateSession(token: string, context: ServiceContext, now: Date): Promise<Authentication> {
  const { connection } = context.ports.database;
  const sessionId = toSessionId(token);
  const session = await findSession(connection, sessionId);
  if (!session || session.endedAt) throw new CallError('session-unknown');
  if (session.expiresAt.getTime() <= now.getTime()) throw new CallError('session-expired');
  const { userId, deskRoles, passwordAt } = session;
  const roleId = findProviderRoleId(session.roleIds);
  const isOperator = deskRoles.length > 0;
  const actor: Actor = { userId, roleId, deskRoles, sessionId, passwordAt };
  const viewed = await findViewedPerson(connection, actor, now);
  if (now.getTime() - session.lastUsedAt.getTime() < RENEW_EVERY_MS) return { ...NOBODY, actor, viewed };
  const expiresAtMs = await renewSession(connection, sessionId, now).catch(forgiveReadOnly);
  return {
    ...NOBODY,
    actor,
    viewed,
    renewed: expiresAtMs === null ? null : { token, userId, roleId, isOperator, expiresAtMs },
  };
}

/** While the database takes no writes, reading goes on: the session slides another time. */
function forgiveReadOnly(error: unknown): null {
  if (findSqlState(error) === '25006') return null;
  throw error;
}
