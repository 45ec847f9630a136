import type { CallContext } from '../../context';
import { requireSignedId, toSignedKey } from '../record/signed-link';
import { requireChange, type PriceChange } from './approve-price';

/** The key in the SMS of a proposal, in place of a login: it opens only that proposal. */
export function toPriceKey(secret: string, changeId: number): string {
  return toSignedKey(secret, 'price-links', changeId);
}

/** The proposal that a link is for. A wrong key counts for its address. Throws not-found, TooMuchRequest. */
export async function requireLinkedChange(context: CallContext, priceKey: string): Promise<PriceChange> {
  const link = { purpose: 'price-links', key: priceKey, wrongKeys: 'wrongPriceKey' } as const;
  return requireChange(context.ports.database.connection, await requireSignedId(context, link));
}
