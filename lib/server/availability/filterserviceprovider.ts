import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput } from '@/lib/contract';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { listPercentsInTime } from '../lateness';
import { recallPrices } from '../prices';
import { findEarliest, listFreeProviders, type FreeProvider, type VisitSearch } from './free-providers';
import { toProviderItem } from './provider-item';
import type { FreePlace } from './read-free';
import { isBookable } from './rules';
import { requireServiceArea, type ServiceArea } from './service-area';

type Name = 'serviceprovider/filterserviceprovider';
type Input = CallInput<Name>;
type ProviderItem = CallAnswer<Name>['lstServiceProvider'][number];

export const handler = defineHandler('serviceprovider/filterserviceprovider', (input, context) =>
  answerFreeProviders(input, context, () => ({})),
);

/**
 * A page of providers who are really free for the whole visit, and without any, the earliest hour with a free one.
 * `toMore` adds a kind's own fields to each.
 */
export async function answerFreeProviders(
  input: Input,
  context: CallContext,
  toMore: (provider: FreeProvider) => Partial<ProviderItem>,
): Promise<CallAnswer<Name>> {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const search = toSearch(input, context);
  const area = await requireServiceArea(connection, search);
  if (!isBookable(search.gDate, search.deliveryTimeId, now.getTime())) throw new CallError('slot-expired');
  const after = input.cursor === undefined ? undefined : toPlace(input.cursor);
  const firstIds = [input.formerUserId, input.chosenUserId].filter((userId) => userId !== undefined);
  const listing = { ...search, after, firstIds };
  const { providers, next } = await listFreeProviders(connection, listing, now.getTime());
  const priceRials = input.priceRial ?? (await readPrice(context, search, area));
  const ids = providers.map(({ profile }) => profile.userId);
  const percents = await listPercentsInTime(connection, ids, now);
  const isNobodyFree = providers.length === 0 && !after;
  const earliest = isNobodyFree ? await findEarliest(connection, search, now.getTime()) : null;
  return {
    lstServiceProvider: providers.map((provider) => ({
      ...toProviderItem(provider, priceRials),
      inTimePercent: percents.get(provider.profile.userId) ?? null,
      ...toMore(provider),
    })),
    nextCursor: next && toCursor(next),
    earliest: earliest && {
      gDate: earliest.gDate,
      deliverytimeid: earliest.deliveryTimeId,
      startHour: earliest.startHour,
    },
  };
}

/** The wire's search in our words. */
export function toSearch(input: Input, { actor }: Pick<CallContext, 'actor'>): VisitSearch {
  return {
    categoryId: input.srvcategoryid,
    typeId: input.srvcattypeid,
    moreTypeIds: input.moreTypeIds,
    locationId: input.locationid,
    gDate: input.gDate,
    deliveryTimeId: input.deliverytimeid,
    hours: input.hourneed,
    customerId: actor?.userId ?? null,
    carWashMethod: input.carWashMethod,
    gender: input.gender,
    isFasting: input.isFasting ?? false,
    returnAt: toReturnAt(input),
  };
}

function toReturnAt({ returnDate, returnTimeId }: Input): VisitSearch['returnAt'] {
  return returnDate && returnTimeId ? { gDate: returnDate, deliveryTimeId: returnTimeId } : null;
}

function toCursor({ rating, userId }: FreePlace): string {
  return `${rating}~${userId}`;
}

function toPlace(cursor: string): FreePlace {
  const [rating, userId] = cursor.split('~').map(Number);
  return { rating: rating ?? 0, userId: userId ?? 0 };
}

/** The plain price of such a visit; the caller's own quote, which knows the answers, stands before it. */
async function readPrice(
  { ports }: CallContext,
  { typeId, hours }: VisitSearch,
  { category, kind, cityId }: ServiceArea,
): Promise<number> {
  const place = { kind, categoryId: category.id, cityId };
  const prices = await recallPrices(ports.database.connection, place, ports);
  const priceRials = prices?.plainRials({ cityId, typeId, hours }) ?? null;
  if (priceRials === null) throw new CallError('service-not-available');
  return priceRials;
}
