import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';

/** A kind of pet at home (step 23) and the minutes its hair or litter adds to a visit. */
type PetTypeFacts = { id: number; seopath: string; extraMinutes: number };

/** The cleaning's price book with the ids of its pets. Their names: content/shared/<locale>.json. */
export type CleaningPriceFacts = Omit<PriceBook<'cleaning'>, 'pets'> & { pets: PetTypeFacts[] };

/** The prices of one category, of its kind's shape, with all its cities. */
export type CategoryPrices = {
  [Kind in ServiceKind]: { readonly categoryId: number; readonly kind: Kind; readonly prices: PriceBook<Kind> };
}[ServiceKind];
