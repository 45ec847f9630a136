import { createHash, randomBytes } from 'node:crypto';

import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { SESSION_MS } from '@/lib/domain/constants/identity';

import type { ServiceContext } from '../context';
import type { Executor } from '../ports/database';
import { knownDevices, pushDevices, sessions, userRoles } from '../schema';

const TOKEN_BYTES = 32;

/** A session as it has just begun. The token is known to its owner alone; here only its hash stays. */
export interface StartedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
}

export interface SessionOwner {
  readonly userId: number;
  readonly deviceId: string;
}

export function toSessionId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface NewSession extends SessionOwner {
  /** The mark of the network that it begins from (`toNetworkMark`). */
  readonly network: string | null;
}

/** Begins a session of 30 days; its device is a known one from now on. */
export async function startSession(
  executor: Executor,
  { userId, deviceId, network }: NewSession,
  now: Date,
): Promise<StartedSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const sessionId = toSessionId(token);
  await executor.insert(sessions).values({
    tokenHash: sessionId,
    userId,
    deviceId,
    network,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    // A session begins with the password.
    passwordAt: now,
  });
  await rememberDevice(executor, { userId, deviceId }, now);
  return { token, sessionId, expiresAtMs: expiresAt.getTime() };
}

export async function rememberDevice(executor: Executor, { userId, deviceId }: SessionOwner, now: Date): Promise<void> {
  const target = [knownDevices.userId, knownDevices.deviceId];
  await executor
    .insert(knownDevices)
    .values({ userId, deviceId, lastUsedAt: now })
    .onConflictDoUpdate({ target, set: { lastUsedAt: now } });
}

/**
 * The password has changed, so only this device stays known. An attacker who knew the old one may have logged in from
 * as many devices as there are guesses to make.
 */
export async function forgetOtherDevices(executor: Executor, { userId, deviceId }: SessionOwner): Promise<void> {
  await executor.delete(knownDevices).where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceId, deviceId)));
}

export async function isKnownDevice(executor: Executor, { userId, deviceId }: SessionOwner): Promise<boolean> {
  const found = await executor
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceId, deviceId)));
  return found.length > 0;
}

export interface StoredSession {
  readonly userId: number;
  readonly roleIds: readonly number[];
  /** Their roles at the desk; empty for everybody but operators. */
  readonly deskRoles: readonly DeskRole[];
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly passwordAt: Date | null;
}

export async function findSession(executor: Executor, sessionId: string): Promise<StoredSession | null> {
  const rows = await executor
    .select({
      userId: sessions.userId,
      roleId: userRoles.roleId,
      deskRoles: userRoles.deskRoles,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      passwordAt: sessions.passwordAt,
    })
    .from(sessions)
    .leftJoin(userRoles, eq(userRoles.userId, sessions.userId))
    .where(eq(sessions.tokenHash, sessionId));
  const [first] = rows;
  if (!first) return null;
  const roleIds = rows.flatMap(({ roleId }) => (roleId === null ? [] : [roleId]));
  return { ...first, roleIds, deskRoles: rows.flatMap(({ deskRoles }) => deskRoles ?? []) };
}

/** The sessions that go on: neither ended nor expired. */
export async function listLiveSessions(
  executor: Executor,
  sessionIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await executor
    .select({ sessionId: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...sessionIds]), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return rows.map(({ sessionId }) => sessionId);
}

/** Slides a session's end to 30 days from now. */
export async function renewSession(executor: Executor, sessionId: string, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await executor
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, sessionId), isNull(sessions.endedAt)));
  return expiresAt.getTime();
}

/** The password was typed in the session. */
export async function notePassword(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ passwordAt: now }).where(eq(sessions.tokenHash, sessionId));
}

/** Ends one session, in the database and at the broker. */
export async function endSession(
  context: ServiceContext,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
): Promise<void> {
  await endSessionRows(context.ports.database.connection, { userId, sessionId }, context.ports.clock.now());
  await context.ports.broker.revoke(String(userId), sessionId);
}

/** Ends every session of a person, in the database and at the broker. */
export async function endAllSessions(context: ServiceContext, userId: number): Promise<void> {
  await endSessionRows(context.ports.database.connection, { userId }, context.ports.clock.now());
  await context.ports.broker.revoke(String(userId));
}

/**
 * The rows of one session or, without a sessionId, of all of the person's. Answers the ids of those that it ended: the
 * broker is the caller's to tell of them, after the commit.
 */
export async function endSessionRows(
  executor: Executor,
  { userId, sessionId }: { readonly userId: number; readonly sessionId?: string },
  now: Date,
): Promise<string[]> {
  const isMeant = and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    sessionId === undefined ? sql`true` : eq(sessions.tokenHash, sessionId),
  );
  const ended = await executor
    .update(sessions)
    .set({ endedAt: now })
    .where(isMeant)
    .returning({ sessionId: sessions.tokenHash });
  // A browser is told as long as its session goes on.
  const isTold = and(
    eq(pushDevices.userId, userId),
    sessionId === undefined ? sql`true` : eq(pushDevices.sessionId, sessionId),
  );
  await executor.delete(pushDevices).where(isTold);
  return ended.map((row) => row.sessionId);
}

/**
 * Ends sessions at the broker, each by its id. One that began meanwhile goes on, and its credentials are good at once,
 * although other processes hear of the end later.
 */
export async function endAtBroker(
  { ports }: ServiceContext,
  { userId, sessionIds }: { readonly userId: number; readonly sessionIds: readonly string[] },
): Promise<void> {
  await Promise.all(sessionIds.map((sessionId) => ports.broker.revoke(String(userId), sessionId)));
}
