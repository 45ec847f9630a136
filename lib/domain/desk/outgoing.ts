import type { OutgoingChannel, OutgoingRefusal, OutgoingState } from '@/lib/contract/desk-enumerations';
import type { OrderState } from '@/lib/contract/enumerations';

import { PUSH_LIFETIME_SECONDS, RESENDING_ENDS_MS } from '../constants/messages';
import { SECOND_MS } from '../constants/time-units';
import { isOver, isWorkDone } from '../order/order-states';
import { toLatinDigits } from '../text/digits';

/** Four digits or more that stand together: a code, a key or a password. Sums have separators, times a colon. */
const CODE = /[0-9\u06f0-\u06f9\u0660-\u0669]{4,}/g;
/** A whole address; the short one of an order opens nothing without a login. */
const ADDRESS = /(https?:\/\/[^/\s]+)(\/[^\s]*)?/g;
const SHORT_ORDER_PATH = /^\/[ow]\/(?:[a-z]{2}\/)?\d+$/;
const HIDDEN = '••••';

/** The words of a message without codes, and without the part of an address by which somebody opens a page. */
export function maskOutgoing(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? maskAddress(part) : part.replace(CODE, HIDDEN)))
    .join('');
}

function maskAddress(address: string): string {
  return address.replace(ADDRESS, (whole, origin: string, path = '/') =>
    SHORT_ORDER_PATH.test(String(path)) ? whole : `${origin}/…`,
  );
}

/** Words that hold the code of a door. */
const HOLDING_CODE: readonly string[] = ['recipient-visit', 'recipient-returning'];
/** Messages of an order that stay true when the order moves on: money, decisions, and people's texts. */
const LASTING: readonly string[] = [
  'order-cancelled',
  'order-refunded',
  'order-goodwill',
  'order-message',
  'order-no-show',
  'payment-to-wallet',
  'payment-to-card',
  'desk-message',
  'cash-claim-decided',
  'dispute-closed',
  'work-cancelled',
  'work-refunded',
  'work-taken-back',
  'work-cash-decided',
  'work-dispute-closed',
  'test-result',
];

interface JudgedMessage {
  readonly channel: OutgoingChannel;
  readonly state: OutgoingState;
  readonly text: string;
  readonly event: string | null;
  readonly createdAtMs: number;
  /** Whether there is still somebody to send it, and to get it. */
  readonly hasReader: boolean;
  /** The order that it tells of; null for none. */
  readonly order: {
    readonly state: OrderState;
    /** The order's last move. */
    readonly movedAtMs: number;
    readonly startCode: string | null;
  } | null;
}

/** Why a message is not sent again; null where it may be. */
export function findResendRefusal(message: JudgedMessage, nowMs: number): OutgoingRefusal | null {
  const { channel, state, createdAtMs, hasReader } = message;
  if (state === 'unknown') return 'maybe-arrived';
  if (state !== 'failed' && state !== 'pending') return 'under-way';
  if (!hasReader) return 'no-reader';
  const endsMs = channel === 'push' ? PUSH_LIFETIME_SECONDS * SECOND_MS : RESENDING_ENDS_MS;
  return nowMs - createdAtMs > endsMs ? 'too-old' : findOrderRefusal(message);
}

function findOrderRefusal({ order, event, text, createdAtMs }: JudgedMessage): OutgoingRefusal | null {
  if (order === null || event === null || LASTING.includes(event)) return null;
  if (order.movedAtMs > createdAtMs) return isOver(order.state) || isWorkDone(order.state) ? 'visit-over' : 'moved-on';
  const isCurrent = order.startCode !== null && toLatinDigits(text).includes(order.startCode);
  return HOLDING_CODE.includes(event) && !isCurrent ? 'code-changed' : null;
}
