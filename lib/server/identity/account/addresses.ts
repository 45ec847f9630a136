import { and, desc, eq, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { mendAddressText } from '@/lib/domain/person/address-text';
import { ADDRESS_LIMIT } from '@/lib/domain/constants/identity';
import type { Locale } from '@/lib/i18n/locales';

import { requireUnchanged } from '../../require-unchanged';
import { holdPerson } from '../../people';
import type { Executor, Transaction } from '../../ports/database';
import { addresses, cities, locations } from '../../schema';

type WireAddress = CallAnswer<'user/getdeliveryaddress'>['lstDeliveryAddress'][number];
type AddressRow = typeof addresses.$inferSelect;
type AddressFields = Pick<AddressRow, 'name' | 'text' | 'locationId' | 'zipCode' | 'latitude' | 'longitude'>;

/** SPEC 3's countryid: the marketplace works in one country. */
const COUNTRY_ID = 1;

/** A person's addresses, the default first, then the newest. */
export async function listAddresses(executor: Executor, userId: number, locale: Locale): Promise<WireAddress[]> {
  const rows = await executor
    .select({ address: addresses, location: locations, city: cities })
    .from(addresses)
    .innerJoin(locations, eq(locations.id, addresses.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(isOwn(userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  return rows.map((row) => toWire(row, locale));
}

/** The address as typed, by the names of the call's fields. */
function toTyped(address: AddressRow) {
  return {
    deliveryaddrname: address.name,
    deliveryaddr: mendAddressText(address.text),
    locationid: address.locationId,
    isDefault: address.isDefault,
    deliveryZipCode: address.zipCode,
    gmaplocx: toNumber(address.latitude),
    gmaplocy: toNumber(address.longitude),
  };
}

type JoinedAddress = {
  readonly address: AddressRow;
  readonly location: typeof locations.$inferSelect;
  readonly city: typeof cities.$inferSelect;
};

function toWire({ address, location, city }: JoinedAddress, locale: Locale): WireAddress {
  return {
    deliveryaddrid: address.id,
    ...toTyped(address),
    locationname: location.name[locale],
    cityid: city.id,
    cityname: city.name[locale],
    countryid: COUNTRY_ID,
    provinceid: city.provinceId,
    zoneid: location.zoneId,
    userid: address.userId,
    isenable: address.isEnabled,
  };
}

/**
 * Adds an address; a person's first is the default whatever was asked. Answers its id. Throws limit-reached,
 * invalid-input.
 */
export async function addAddress(
  transaction: Transaction,
  userId: number,
  fields: AddressFields,
  options: { readonly isDefault: boolean; readonly now: Date },
): Promise<number> {
  await holdPerson(transaction, userId, 'update');
  await checkLocation(transaction, fields.locationId);
  const others = await transaction.select({ id: addresses.id }).from(addresses).where(isOwn(userId));
  if (others.length >= ADDRESS_LIMIT) throw new CallError('limit-reached', { params: { limit: ADDRESS_LIMIT } });
  const [added] = await transaction
    .insert(addresses)
    .values({ ...fields, userId, createdAt: options.now })
    .returning({ id: addresses.id });
  if (!added) throw new Error('The address was not stored.');
  if (options.isDefault || others.length === 0) await makeDefault(transaction, userId, added.id);
  return added.id;
}

/** Throws not-found, not-yours, stale, invalid-input. The default stays one until another is made it. */
export async function editAddress(
  transaction: Transaction,
  userId: number,
  addressId: number,
  fields: AddressFields,
  options: { readonly isDefault: boolean; readonly seen: Readonly<Record<string, unknown>> | undefined },
): Promise<void> {
  await holdPerson(transaction, userId, 'update');
  requireUnchanged(options.seen, toTyped(await requireOwnAddress(transaction, userId, addressId)));
  await checkLocation(transaction, fields.locationId);
  await transaction.update(addresses).set(fields).where(eq(addresses.id, addressId));
  if (options.isDefault) await makeDefault(transaction, userId, addressId);
}

/**
 * Takes an address off the list; the newest of the others becomes the default where it was that. Throws not-found,
 * not-yours.
 */
export async function removeAddress(transaction: Transaction, userId: number, addressId: number): Promise<void> {
  await holdPerson(transaction, userId, 'update');
  const address = await requireOwnAddress(transaction, userId, addressId);
  await transaction.update(addresses).set({ isEnabled: false, isDefault: false }).where(eq(addresses.id, addressId));
  if (!address.isDefault) return;
  const [newest] = await transaction
    .select({ id: addresses.id })
    .from(addresses)
    .where(isOwn(userId))
    .orderBy(desc(addresses.id))
    .limit(1);
  if (newest) await makeDefault(transaction, userId, newest.id);
}

async function requireOwnAddress(executor: Executor, userId: number, addressId: number): Promise<AddressRow> {
  const [address] = await executor
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.isEnabled, true)));
  if (!address) throw new CallError('not-found');
  if (address.userId !== userId) throw new CallError('not-yours');
  return address;
}

async function makeDefault(transaction: Transaction, userId: number, addressId: number): Promise<void> {
  await transaction
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, addressId)));
  await transaction.update(addresses).set({ isDefault: true }).where(eq(addresses.id, addressId));
}

async function checkLocation(executor: Executor, locationId: number): Promise<void> {
  const found = await executor.select({ id: locations.id }).from(locations).where(eq(locations.id, locationId));
  if (found.length === 0)
    throw new CallError('invalid-input', { fields: [{ field: 'locationid', message: 'unknown' }] });
}

function isOwn(userId: number) {
  return and(eq(addresses.userId, userId), eq(addresses.isEnabled, true));
}

function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}
