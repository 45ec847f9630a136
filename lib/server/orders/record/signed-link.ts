import { createHmac, timingSafeEqual } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import { deriveKey } from '../../secrets/derive-key';
import { requireSessionSecret } from '../../secrets/session-secret';
import { addressBudget, takeFromBudgets } from '../../throttles';

/** 96 bits: an SMS has room for few letters, and nobody guesses that many bits. */
const MARK_LETTERS = 16;
const KEY = /^([1-9]\d{0,9})-([\w-]{16})$/;

/** The purpose of a signed key. A key of one purpose does not open another. */
export type LinkPurpose = 'price-links' | 'problem-links' | `problem-photos-${number}`;

/** `{id}-{mark}`: stands in an SMS, or on a page, in the place of a login, and opens that one thing. */
export function toSignedKey(secret: string, purpose: LinkPurpose, id: number): string {
  return `${id}-${toMark(secret, purpose, id)}`;
}

/** The key in the SMS after an order: it only reports a problem of that order. */
export function toProblemKey({ configuration }: Pick<CallContext, 'configuration'>, taskId: number): string {
  return toSignedKey(requireSessionSecret(configuration), 'problem-links', taskId);
}

/** The id that a key is signed for; null for a key of anything else. */
export function readSignedKey(secret: string, purpose: LinkPurpose, key: string): number | null {
  const [, number = '', mark = ''] = KEY.exec(key) ?? [];
  if (mark === '') return null;
  const expected = toMark(secret, purpose, Number(number));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(mark)) ? Number(number) : null;
}

interface LinkKey {
  readonly purpose: LinkPurpose;
  readonly key: string;
  readonly wrongKeys: Parameters<typeof addressBudget>[0];
}

/** The id of a link’s key. A wrong key counts for its address. Throws not-found, TooMuchRequest. */
export async function requireSignedId(
  { configuration, ports, request }: CallContext,
  { purpose, key, wrongKeys }: LinkKey,
): Promise<number> {
  const id = readSignedKey(requireSessionSecret(configuration), purpose, key);
  if (id !== null) return id;
  await takeFromBudgets(ports.database.connection, [addressBudget(wrongKeys, request.ipAddress)], ports.clock.now());
  throw new CallError('not-found');
}

function toMark(secret: string, purpose: LinkPurpose, id: number): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(String(id)).digest('base64url').slice(0, MARK_LETTERS);
}
