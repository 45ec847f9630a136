import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { mendAddressText } from '@/lib/domain/person/address-text';
import { isInContact } from '@/lib/domain/order/order-states';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { cities, locations, type AddressSnapshot } from '../../schema';
import { toListSeparator } from '../record/visit-facts';
import type { Reader } from '../record/reader';
import type { TaskView } from './task-views';

type Moving = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['moving']>;

const movingWords = repeatableAnswers.pick({
  personCount: true,
  heavyPieces: true,
  hasPacking: true,
  originAccess: true,
  destinationAccess: true,
});

/** Level with the street: what an erased account leaves of its answers. */
const STREET = { floor: 0, hasLift: false };

/**
 * Where a removal goes and what it takes; null for every other order and for a passed-on link. Both streets have the
 * same readers: the customer, and the provider from the acceptance to the end of the work.
 */
export async function toMovingFields(
  executor: Executor,
  { task }: Pick<TaskView, 'task'>,
  { reader, locale }: { readonly reader: Reader | 'bidder'; readonly locale: Locale },
): Promise<Moving | null> {
  const destination = task.detail?.destination;
  if (!destination || reader === 'link') return null;
  const showsStreet = reader === 'customer' || (reader === 'provider' && isInContact(task.state));
  const { personCount, heavyPieces, hasPacking, originAccess, destinationAccess } = movingWords.parse(task.draft);
  return {
    moverCount: personCount ?? 1,
    heavyPieces,
    hasPacking,
    origin: originAccess ?? STREET,
    destination: destinationAccess ?? STREET,
    destinationPlace: await toPlace(executor, destination, locale),
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

async function toPlace(executor: Executor, { locationId }: AddressSnapshot, locale: Locale): Promise<string> {
  const [found] = await executor
    .select({ name: locations.name, cityName: cities.name })
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(locations.id, locationId));
  return found ? [found.cityName[locale], found.name[locale]].join(toListSeparator(locale)) : '';
}
