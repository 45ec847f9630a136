import { eq, sql, type SQL } from 'drizzle-orm';

import { NETWORK_MEMORY_MS } from '@/lib/domain/constants/gifts';
import { toSearchKey } from '@/lib/domain/text/letters';

import type { Transaction } from '../ports/database';
import { addresses, knownDevices, paymentAttempts, sessions, tasks, walletTopUps } from '../schema';

/** Two people by their ids. */
type Pair = readonly [oneId: number, otherId: number];

interface Look {
  readonly now: Date;
  /** The mark of the network that the second one's call comes from; null for one that says nothing. */
  readonly otherNetwork?: string | null;
}

/**
 * Whether two people have a browser, a bank card or, of late, a network in common. What the marketplace gives because
 * of two people is not given to one with two accounts.
 */
export async function seemOnePerson(
  transaction: Transaction,
  [oneId, otherId]: Pair,
  { now, otherNetwork = null }: Look,
): Promise<boolean> {
  const since = new Date(now.getTime() - NETWORK_MEMORY_MS).toISOString();
  const [found] = await transaction
    .select({
      isOne: sql<boolean>`
        EXISTS (${devicesOf(oneId)} INTERSECT ${devicesOf(otherId)})
        OR EXISTS (${cardsOf(oneId)} INTERSECT ${cardsOf(otherId)})
        OR EXISTS (${networksOf(oneId, since)} INTERSECT (${networksOf(otherId, since)} UNION SELECT ${otherNetwork}::text))`,
    })
    .from(sql`(VALUES (1)) AS once`);
  return found?.isOne ?? true;
}

function devicesOf(userId: number): SQL {
  return sql`(SELECT ${sessions.deviceId} FROM ${sessions} WHERE ${sessions.userId} = ${userId}
    UNION SELECT ${knownDevices.deviceId} FROM ${knownDevices} WHERE ${knownDevices.userId} = ${userId})`;
}

function cardsOf(userId: number): SQL {
  return sql`(SELECT ${paymentAttempts.maskedCard} FROM ${paymentAttempts} JOIN ${tasks} ON ${tasks.id} = ${paymentAttempts.taskId}
      WHERE ${tasks.customerId} = ${userId} AND ${paymentAttempts.maskedCard} IS NOT NULL
    UNION SELECT ${walletTopUps.maskedCard} FROM ${walletTopUps}
      WHERE ${walletTopUps.userId} = ${userId} AND ${walletTopUps.maskedCard} IS NOT NULL)`;
}

/** The networks of a person's recent logins and orders. */
function networksOf(userId: number, since: string): SQL {
  return sql`(SELECT ${sessions.network} FROM ${sessions}
      WHERE ${sessions.userId} = ${userId} AND ${sessions.lastUsedAt} > ${since}::timestamptz AND ${sessions.network} IS NOT NULL
    UNION SELECT ${tasks.customerNetwork} FROM ${tasks}
      WHERE ${tasks.customerId} = ${userId} AND ${tasks.createdAt} > ${since}::timestamptz AND ${tasks.customerNetwork} IS NOT NULL)`;
}

/**
 * Whether two people have had an address in common: the same postal code, or the same words in one neighbourhood,
 * however they are spelled.
 */
export async function shareAddress(transaction: Transaction, [oneId, otherId]: Pair): Promise<boolean> {
  const own = await listPlaces(transaction, oneId);
  const others = new Set(await listPlaces(transaction, otherId));
  return own.some((place) => others.has(place));
}

/** Removed addresses count as long as an order names them. */
async function listPlaces(transaction: Transaction, userId: number): Promise<string[]> {
  const { text, locationId, zipCode } = addresses;
  const rows = await transaction
    .select({ text, locationId, zipCode })
    .from(addresses)
    .where(eq(addresses.userId, userId));
  return rows.flatMap((row) => [...(row.zipCode ? [`zip:${row.zipCode}`] : []), ...toPlace(row)]);
}

/** A place as text to compare; empty for an account that was erased. */
function toPlace({ text, locationId }: { readonly text: string; readonly locationId: number }): string[] {
  const letters = toSearchKey(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? [] : [`${locationId}:${letters}`];
}
