import { createHmac, timingSafeEqual } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import { deriveKey } from '../../secrets/derive-key';
import { requireSessionSecret } from '../../secrets/session-secret';
import { addressBudget, takeFromBudgets } from '../../throttles';
import { requireChange, type PriceChange } from './approve-price';

/** 96 bits: an SMS has room for few letters, and nobody guesses so many. */
const MARK_LETTERS = 16;
const KEY = /^([1-9]\d{0,9})-([\w-]{16})$/;

/** What stands in the SMS of a proposal in the place of a login: it opens that proposal, and nothing else. */
export function toPriceKey(secret: string, changeId: number): string {
  return `${changeId}-${toMark(secret, changeId)}`;
}

function toMark(secret: string, changeId: number): string {
  return createHmac('sha256', deriveKey(secret, 'price-links'))
    .update(String(changeId))
    .digest('base64url')
    .slice(0, MARK_LETTERS);
}

/** The proposal that a link is for. A wrong key counts for its address. Throws not-found, TooMuchRequest. */
export async function requireLinkedChange(context: CallContext, priceKey: string): Promise<PriceChange> {
  const { database, clock } = context.ports;
  const [, number = '', mark = ''] = KEY.exec(priceKey) ?? [];
  if (mark !== '' && isMark(requireSessionSecret(context.configuration), Number(number), mark))
    return requireChange(database.connection, Number(number));
  const budget = addressBudget('wrongPriceKey', context.request.ipAddress);
  await takeFromBudgets(database.connection, [budget], clock.now());
  throw new CallError('not-found');
}

function isMark(secret: string, changeId: number, mark: string): boolean {
  return timingSafeEqual(Buffer.from(toMark(secret, changeId)), Buffer.from(mark));
}
