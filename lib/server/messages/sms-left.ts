import { SMS_A_VISIT } from '@/lib/domain/constants/messages';

import { getChannels, hasSms, type MessageEvent } from './events';
import type { Reader } from './queue';

/** Bids come before there is a visit. */
const OF_BIDDING: readonly string[] = [
  'bid-first',
  'bid-question',
  'bids-again-unpaid',
  'bids-again-declined',
  'bids-again-unanswered',
  'bids-ended',
  'bid-again',
] satisfies MessageEvent[];

/** The return of textiles is a visit of its own. */
const OF_THE_RETURN: readonly string[] = [
  'order-processing',
  'order-returning',
  'order-returned',
  'order-returned-uncoded',
  'return-day',
  'return-hours',
  'work-scan-missing',
  'work-return-late',
] satisfies MessageEvent[];

function toVisit(event: string): 'bidding' | 'visit' | 'return' {
  if (OF_BIDDING.includes(event)) return 'bidding';
  return OF_THE_RETURN.includes(event) ? 'return' : 'visit';
}

/**
 * Whether a message of an order goes out by SMS as well. After a number of them for one visit only urgent ones do, and
 * the inbox has the rest.
 */
export function isSmsLeft({ told }: Pick<Reader, 'told'>, taskId: number, event: MessageEvent): boolean {
  if (getChannels(event).sms === 'always') return true;
  const sent = told.filter(
    (message) => message.taskId === taskId && hasSms(message.event) && toVisit(message.event) === toVisit(event),
  );
  return sent.length < SMS_A_VISIT;
}
