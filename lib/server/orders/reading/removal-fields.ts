import { eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { mendAddressText } from '@/lib/domain/person/address-text';
import type { Coordinates } from '@/lib/domain/place/distance';
import { estimateWay } from '@/lib/domain/place/travel';
import { isInContact } from '@/lib/domain/order/order-states';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { cities, locations, type AddressSnapshot } from '../../schema';
import { toListSeparator } from '../record/visit-facts';
import type { Reader } from '../record/reader';
import type { TaskView } from './task-views';

type Removal = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['moving']>;

const removalWords = repeatableAnswers.pick({
  personCount: true,
  heavyPieces: true,
  hasPacking: true,
  originAccess: true,
  destinationAccess: true,
});

/** Level with the street: the rest that an erased account leaves of its answers. */
const STREET = { floor: 0, hasLift: false };

/**
 * A removal's destination and load; null for every other order and for a passed-on link. Both streets have the same
 * readers: the customer, and the provider from the acceptance to the end of the work.
 */
export async function toRemovalFields(
  executor: Executor,
  { task }: Pick<TaskView, 'task'>,
  { reader, locale }: { readonly reader: Reader | 'bidder'; readonly locale: Locale },
): Promise<Removal | null> {
  const destination = task.detail?.destination;
  if (!destination || reader === 'link') return null;
  const showsStreet = reader === 'customer' || (reader === 'provider' && isInContact(task.state));
  const places = await readPlaces(executor, [task.address, destination]);
  const { personCount, heavyPieces, hasPacking, originAccess, destinationAccess } = removalWords.parse(task.draft);
  return {
    moverCount: personCount ?? 1,
    heavyPieces,
    hasPacking,
    origin: originAccess ?? STREET,
    destination: destinationAccess ?? STREET,
    destinationPlace: toPlace(places, destination, locale),
    way: estimateWay(toEnd(places, task.address, showsStreet), toEnd(places, destination, showsStreet)),
    ...(showsStreet ? toStreet(destination) : NO_STREET),
  };
}

function toStreet({ text, zipCode, latitude, longitude }: AddressSnapshot) {
  return {
    destinationStreet: mendAddressText(text),
    destinationZipCode: zipCode,
    destinationLatitude: latitude,
    destinationLongitude: longitude,
  };
}

const NO_STREET = {
  destinationStreet: '',
  destinationZipCode: null,
  destinationLatitude: null,
  destinationLongitude: null,
};

type Places = Awaited<ReturnType<typeof readPlaces>>;

/** The neighbourhoods of both ends, with their middles. */
function readPlaces(executor: Executor, ends: readonly AddressSnapshot[]) {
  const ids = ends.map(({ locationId }) => locationId);
  return executor
    .select({
      id: locations.id,
      name: locations.name,
      cityName: cities.name,
      middle: { latitude: locations.latitude, longitude: locations.longitude },
    })
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(inArray(locations.id, ids));
}

function findPlace(places: Places, { locationId }: AddressSnapshot): Places[number] {
  const found = places.find(({ id }) => id === locationId);
  if (!found) throw new Error(`The neighbourhood ${locationId} of a removal is gone`);
  return found;
}

function toPlace(places: Places, end: AddressSnapshot, locale: Locale): string {
  const { name, cityName } = findPlace(places, end);
  return [cityName[locale], name[locale]].join(toListSeparator(locale));
}

/** The door, where its street is shown and it was set on the map; else the middle of its neighbourhood. */
function toEnd(places: Places, end: AddressSnapshot, showsStreet: boolean): Coordinates {
  const { latitude, longitude } = end;
  const isExact = showsStreet && latitude !== null && longitude !== null;
  return isExact ? { latitude, longitude } : findPlace(places, end).middle;
}
