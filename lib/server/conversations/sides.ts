import type { MessageSide } from '@/lib/contract/enumerations';

import type { StoredSide } from '../schema';

/**
 * The authors whose words a side reads. The recipient and the customer of an order share the provider and nothing else.
 * The customer's words can name the price, the recipient's the start code (BEHAVIOUR 17). The desk reads what both
 * have.
 */
const READ_BY: Readonly<Record<MessageSide, readonly StoredSide[]>> = {
  customer: ['customer', 'provider'],
  recipient: ['recipient', 'provider-to-recipient'],
  provider: ['customer', 'provider', 'recipient', 'provider-to-recipient'],
  desk: ['customer', 'provider', 'recipient', 'provider-to-recipient'],
};

/** The authors whose words come to a side, which marks them as arrived and read. */
const COMES_TO: Readonly<Record<MessageSide, readonly StoredSide[]>> = {
  customer: ['provider'],
  recipient: ['provider-to-recipient'],
  provider: ['customer', 'recipient'],
  desk: [],
};

export const listReadSides = (side: MessageSide): StoredSide[] => [...READ_BY[side]];
export const listIncomingSides = (side: MessageSide): StoredSide[] => [...COMES_TO[side]];

export function isIncoming(stored: StoredSide, side: MessageSide): boolean {
  return COMES_TO[side].includes(stored);
}

export function toStoredSide(side: MessageSide, isToRecipient: boolean): StoredSide {
  return isToRecipient ? 'provider-to-recipient' : side;
}

/** A message's writer, in the wire's words. */
export function toWriter(stored: StoredSide): { readonly from: MessageSide; readonly isToRecipient: boolean } {
  return stored === 'provider-to-recipient'
    ? { from: 'provider', isToRecipient: true }
    : { from: stored, isToRecipient: false };
}
