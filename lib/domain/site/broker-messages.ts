import { isJsonObject, parseJson } from '../text/json';

/**
 * The messages of the broker (BEHAVIOUR 7), as text, both ways. No part of an underscore message has an underscore in
 * it. Messages for providers are SPEC 4's own, and the end of an offer; the customer's is JSON.
 */

/** `category_type_location_task[_selectedUser]`. */
export interface NewWorkMessage {
  readonly categoryId: number;
  /** NO_TYPE_ID, which is 0, of a category without types. */
  readonly typeId: number;
  readonly locationId: number;
  readonly taskId: number;
  /** The provider that the customer chose; null where anybody configured may bid. */
  readonly selectedUserId: number | null;
}

/** `userId_requestId_amountRial_gateway_taskId`: the task id stands at index 4 (SPEC 4). */
export interface PaymentMessage {
  readonly userId: number;
  readonly requestId: number;
  readonly amountRials: number;
  /** The gateway's name, `COD` and `PELAKWALLET` among them. */
  readonly gateway: string;
  readonly taskId: number;
}

/**
 * Why an offer cannot be had any more: it was answered, its customer cancelled, its time is over, or somebody else has
 * it.
 */
export const OFFER_ENDS = ['accepted', 'cancelled', 'expired', 'lost'] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

/** `closed_taskId_why`. */
export interface OfferClosedMessage {
  readonly taskId: number;
  readonly why: OfferEnd;
}

/** An event that a customer hears of at once: a bid, a confirmation, en route, done. */
export interface OrderEventMessage {
  /** A key of the message catalogue, e.g. `order-confirmed`. */
  readonly event: string;
  readonly taskId: number | null;
  /** The event's time, which tells two equal events of one task apart. */
  readonly atMs: number;
}

/** SPEC 4's configuration of a provider: all three must know the message's ids. */
export interface ExpertConfiguration {
  readonly categoryIds: readonly number[];
  readonly typeIds: readonly number[];
  readonly locationIds: readonly number[];
}

const SEPARATOR = '_';
const CLOSED = 'closed';
const ID = /^[1-9]\d{0,9}$/;
/** A category without types has type 0. */
const TYPE_ID = /^(?:0|[1-9]\d{0,9})$/;
const AMOUNT = /^(?:0|[1-9]\d{0,14})$/;

const TYPE_INDEX = 1;

/** Throws when a part has an underscore in it or is empty: the receiver could not split it. */
function join(parts: readonly (string | number)[]): string {
  const wrong = parts.find((part) => String(part) === '' || String(part).includes(SEPARATOR));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" cannot be a part of a broker message: it is empty or has an underscore in it.`);
  return parts.join(SEPARATOR);
}

export function formatNewWork(message: NewWorkMessage): string {
  const { categoryId, typeId, locationId, taskId, selectedUserId } = message;
  return join([categoryId, typeId, locationId, taskId, ...(selectedUserId === null ? [] : [selectedUserId])]);
}

/** Null for a text that is no new-work message. */
export function parseNewWork(payload: string): NewWorkMessage | null {
  const parts = payload.split(SEPARATOR);
  const isWhole = (part: string, index: number) => (index === TYPE_INDEX ? TYPE_ID : ID).test(part);
  if (parts.length < 4 || parts.length > 5 || !parts.every(isWhole)) return null;
  const [categoryId = 0, typeId = 0, locationId = 0, taskId = 0, selectedUserId = null] = parts.map(Number);
  return { categoryId, typeId, locationId, taskId, selectedUserId };
}

export function formatOfferClosed({ taskId, why }: OfferClosedMessage): string {
  return join([CLOSED, taskId, why]);
}

/**
 * Null for a text that is no end of an offer. A reason that this version does not know is the one that says least:
 * `lost`.
 */
export function parseOfferClosed(payload: string): OfferClosedMessage | null {
  const [closed, taskId = '', why = '', ...rest] = payload.split(SEPARATOR);
  if (closed !== CLOSED || !ID.test(taskId) || why === '' || rest.length > 0) return null;
  return { taskId: Number(taskId), why: OFFER_ENDS.find((known) => known === why) ?? 'lost' };
}

export function formatPayment(message: PaymentMessage): string {
  return join([message.userId, message.requestId, message.amountRials, message.gateway, message.taskId]);
}

/** Null for a text that is no payment message. */
export function parsePayment(payload: string): PaymentMessage | null {
  const [userId = '', requestId = '', amount = '', gateway = '', taskId = '', ...rest] = payload.split(SEPARATOR);
  const isWhole =
    rest.length === 0 &&
    gateway !== '' &&
    [userId, requestId, taskId].every((part) => ID.test(part)) &&
    AMOUNT.test(amount);
  if (!isWhole) return null;
  return {
    userId: Number(userId),
    requestId: Number(requestId),
    amountRials: Number(amount),
    gateway,
    taskId: Number(taskId),
  };
}

export function formatOrderEvent({ event, taskId, atMs }: OrderEventMessage): string {
  return JSON.stringify({ event, taskId, atMs });
}

/** Null for a text that is no event of an order. */
export function parseOrderEvent(payload: string): OrderEventMessage | null {
  const value = parseJson(payload);
  if (!isJsonObject(value)) return null;
  const { event, taskId, atMs } = value;
  if (typeof event !== 'string' || typeof atMs !== 'number') return null;
  return { event, taskId: typeof taskId === 'number' ? taskId : null, atMs };
}

/**
 * SPEC 4: shown only if category, type and location are all in the provider's configuration; with a selected user, to
 * that user alone.
 */
export function isNewWorkFor(message: NewWorkMessage, userId: number, configuration: ExpertConfiguration): boolean {
  const isConfigured =
    configuration.categoryIds.includes(message.categoryId) &&
    configuration.typeIds.includes(message.typeId) &&
    configuration.locationIds.includes(message.locationId);
  return isConfigured && (message.selectedUserId === null || message.selectedUserId === userId);
}

/** SPEC 4: a payment message is for the user whose id it begins with. */
export function isPaymentFor(message: PaymentMessage, userId: number): boolean {
  return message.userId === userId;
}
