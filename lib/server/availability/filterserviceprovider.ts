import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { quoteCleaning } from '@/lib/funnel/quote/cleaning';

import { requirePriceBook } from '../catalogue';
import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { findEarliest, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
import { toProviderItem } from './provider-item';
import { isBookable } from './rules';
import { requireServiceArea } from './service-area';

type Name = 'serviceprovider/filterserviceprovider';
type Input = CallInput<Name>;

/** Who is really free for the whole visit, and where nobody is, the earliest hour that somebody is. */
export const handler = defineHandler('serviceprovider/filterserviceprovider', async (input, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const search = toSearch(input, context);
  const { cityId } = await requireServiceArea(connection, search);
  if (!isBookable(search.gDate, search.deliveryTimeId, now.getTime())) throw new CallError('slot-expired');
  const free = putFirst(await listFreeProviders(connection, search, now.getTime()), input.formerUserId);
  const priceRials = input.priceRial ?? (await readPrice(context, search, cityId));
  const earliest = free.length > 0 ? null : await findEarliest(connection, search, now.getTime());
  return {
    lstServiceProvider: free.map((provider) => toProviderItem(provider, priceRials)),
    earliest: earliest && {
      gDate: earliest.gDate,
      deliverytimeid: earliest.deliveryTimeId,
      startHour: earliest.startHour,
    },
  };
});

/** The wire's search in our words. */
export function toSearch(input: Input, { actor }: Pick<CallContext, 'actor'>): VisitSearch {
  return {
    categoryId: input.srvcategoryid,
    typeId: input.srvcattypeid,
    locationId: input.locationid,
    gDate: input.gDate,
    deliveryTimeId: input.deliverytimeid,
    hours: input.hourneed,
    customerId: actor?.userId ?? null,
  };
}

/** Whoever came to the order that is repeated, before all others. */
function putFirst(free: readonly FreeProvider[], userId: number | undefined): FreeProvider[] {
  const isFormer = ({ profile }: FreeProvider) => profile.userId === userId;
  return [...free.filter(isFormer), ...free.filter((provider) => !isFormer(provider))];
}

/** The plain price of so many hours; the caller's own quote, which knows pets, stands before it. */
async function readPrice(
  { ports }: CallContext,
  { categoryId, typeId, hours }: VisitSearch,
  cityId: number,
): Promise<number> {
  const book = await requirePriceBook(ports.database.connection, { categoryId, cityId }, ports);
  const quote = quoteCleaning({ typeId: typeId ?? 0, cityId, cleaningHours: hours, home: null, petTypes: [] }, book);
  if (!quote) throw new CallError('service-not-available');
  return quote.priceRials;
}
