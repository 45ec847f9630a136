import type { CallAnswer } from '@/lib/contract';
import {
  isNewWorkFor,
  isPaymentFor,
  parseNewWork,
  parseOfferClosed,
  parseOrderEvent,
  parsePayment,
  type ExpertConfiguration,
  type NewWorkMessage,
  type OfferClosedMessage,
  type OrderEventMessage,
  type PaymentMessage,
} from '@/lib/domain/site/broker-messages';

/** The reader of these alerts: topics by name, and their configuration; null for a person without a provider's role. */
export interface AlertReader {
  readonly userId: number;
  readonly topics: Pick<
    CallAnswer<'nonePreloader/suggestion/gettopicname'>,
    'endUserTopic' | 'expertTopic' | 'paymentTopic'
  >;
  readonly configuration: ExpertConfiguration | null;
}

/**
 * A matter that needs an answer: new work, a payment, or a cancelled job. Null stands for a message that could not be
 * read.
 */
export type AlertMatter =
  | { readonly kind: 'work'; readonly message: NewWorkMessage | null }
  | { readonly kind: 'cancelled'; readonly message: OrderEventMessage }
  | { readonly kind: 'payment'; readonly message: PaymentMessage | null };

/** A broker's message as its reader understands it. */
export type ReadMessage =
  | { readonly kind: 'matter'; readonly matter: AlertMatter }
  | { readonly kind: 'closed'; readonly message: OfferClosedMessage }
  | { readonly kind: 'event'; readonly message: OrderEventMessage | null }
  /** Not for this reader, as far as this page knows (SPEC 4). */
  | { readonly kind: 'foreign' };

/** The event that an accepted job was cancelled: its provider answers a dialog (BEHAVIOUR 30). */
const WORK_CANCELLED = 'work-cancelled';

export function readMessage(reader: AlertReader, topic: string, payload: string): ReadMessage {
  if (topic === reader.topics.expertTopic) return readWork(reader, payload);
  if (topic === reader.topics.paymentTopic) return readPayment(reader, payload);
  return topic === reader.topics.endUserTopic ? readEvent(reader, payload) : { kind: 'foreign' };
}

function readWork({ userId, configuration }: AlertReader, payload: string): ReadMessage {
  const closed = parseOfferClosed(payload);
  if (closed) return { kind: 'closed', message: closed };
  const message = parseNewWork(payload);
  if (message === null) logUnread(payload);
  const isMeant = message === null || (configuration !== null && isNewWorkFor(message, userId, configuration));
  return isMeant ? { kind: 'matter', matter: { kind: 'work', message } } : { kind: 'foreign' };
}

function readPayment({ userId }: AlertReader, payload: string): ReadMessage {
  const message = parsePayment(payload);
  if (message === null) logUnread(payload);
  const isMeant = message === null || isPaymentFor(message, userId);
  return isMeant ? { kind: 'matter', matter: { kind: 'payment', message } } : { kind: 'foreign' };
}

function readEvent({ configuration }: AlertReader, payload: string): ReadMessage {
  const message = parseOrderEvent(payload);
  if (message === null) logUnread(payload);
  return message?.event === WORK_CANCELLED && configuration !== null
    ? { kind: 'matter', matter: { kind: 'cancelled', message } }
    : { kind: 'event', message };
}

/** A newer server or a fault sent it. The provider still hears of the work. */
function logUnread(payload: string): void {
  console.warn('alerts: a message could not be read', payload);
}
