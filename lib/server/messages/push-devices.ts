import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

import { PUSH_MOST_DEVICES } from '@/lib/domain/constants/messages';

import type { Ports } from '../context';
import type { Executor, Transaction } from '../ports/database';
import type { PushDevice } from '../ports/push';
import type { SendOutcome } from '../ports/sending';
import { pushDevices, sessions, users } from '../schema';

interface DeviceOwner {
  readonly userId: number;
  readonly sessionId: string;
}

/** The endpoints of a person's browsers as one column beside the person's others. */
export const endpointsOfUser = sql<string[]>`(
  SELECT coalesce(json_agg(${pushDevices.endpoint}), '[]') FROM ${pushDevices} WHERE ${pushDevices.userId} = ${users.id})`;

/** Adds a browser, or gives it to the person who uses it now. Beyond PUSH_MOST_DEVICES the oldest are told no more. */
export async function addDevice(
  transaction: Transaction,
  { userId, sessionId }: DeviceOwner,
  device: PushDevice,
  now: Date,
): Promise<void> {
  const row = { ...device, userId, sessionId, createdAt: now };
  await transaction.insert(pushDevices).values(row).onConflictDoUpdate({ target: pushDevices.endpoint, set: row });
  const older = transaction
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), asc(pushDevices.endpoint))
    .offset(PUSH_MOST_DEVICES);
  await transaction.delete(pushDevices).where(inArray(pushDevices.endpoint, older));
}

/** Removes a browser only from the person's own. */
export async function removeDevice(executor: Executor, userId: number, endpoint: string): Promise<void> {
  await executor.delete(pushDevices).where(and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.userId, userId)));
}

/**
 * Sends a notification to a browser, as long as the session that asked for it goes on. `failed`: there is nobody to
 * tell any more, and the browser is forgotten.
 */
export async function sendToDevice(
  { database, push, clock }: Pick<Ports, 'database' | 'push' | 'clock'>,
  endpoint: string,
  text: string,
): Promise<SendOutcome | 'failed'> {
  if (!push) return 'failed';
  const device = await findLiveDevice(database.connection, endpoint, clock.now());
  const outcome = device ? await push.send({ ...device, text }) : 'gone';
  if (outcome !== 'gone') return outcome;
  await database.connection.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
  return 'failed';
}

async function findLiveDevice(executor: Executor, wanted: string, now: Date): Promise<PushDevice | null> {
  const { endpoint, p256dh, auth } = pushDevices;
  const [device] = await executor
    .select({ endpoint, p256dh, auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.tokenHash, pushDevices.sessionId))
    .where(and(eq(endpoint, wanted), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return device ?? null;
}
