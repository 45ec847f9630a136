import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { toServices } from '@/lib/domain/provider/provider-services';
import { asc, eq, inArray } from 'drizzle-orm';

import { ROLE_IDS, type CarWashMethod, type Gender } from '@/lib/contract/enumerations';

import { type PostingRequest, platformAccounts, post, userAccount } from '../money';
import type { Transaction } from '../ports/database';
import {
  addresses,
  categoryTypes,
  homeBases,
  locations,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  userRoles,
  users,
} from '../schema';

export interface SamplePerson {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  /** Null for somebody who cannot log in. */
  readonly passwordHash: string | null;
  readonly roleIds?: readonly number[];
  /** The roles of an operator; left out: owner. */
  readonly deskRoles?: readonly DeskRole[];
  readonly referrerId?: number | null;
}

/** A registered and activated person. */
export async function addPerson(transaction: Transaction, person: SamplePerson, now: Date): Promise<number> {
  const { roleIds = [], deskRoles = ['owner'], ...profile } = person;
  const userId = (await addPeople(transaction, [profile], now)).get(person.mobile);
  if (userId === undefined) throw new Error(`${person.mobile} was not written`);
  if (roleIds.length > 0)
    await transaction
      .insert(userRoles)
      .values(roleIds.map((roleId) => ({ userId, roleId, deskRoles: toDeskRoles(roleId, deskRoles) })));
  return userId;
}

const toDeskRoles = (roleId: number, deskRoles: readonly DeskRole[]): DeskRole[] =>
  roleId === ROLE_IDS.operator ? [...deskRoles] : [];

/**
 * Several without roles, in one statement: their ids by mobile. The invite code is the end of the mobile, so that
 * samples have one they can be found by.
 */
export async function addPeople(
  transaction: Transaction,
  people: readonly Omit<SamplePerson, 'roleIds' | 'deskRoles'>[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = people.map((person) => ({
    ...person,
    inviteCode: `PELAK${person.mobile.slice(-4)}`,
    activatedAt: now,
    createdAt: now,
  }));
  const added = await transaction.insert(users).values(rows).returning({ id: users.id, mobile: users.mobile });
  return new Map(added.map(({ id, mobile }) => [mobile, id]));
}

export interface SampleAddress {
  readonly userId: number;
  readonly name: string;
  readonly text: string;
  readonly locationId: number;
  readonly zipCode: string | null;
  readonly isDefault: boolean;
}

/** An address at the middle of its neighbourhood. */
export async function addAddress(transaction: Transaction, address: SampleAddress, now: Date): Promise<number> {
  const [location] = await transaction.select().from(locations).where(eq(locations.id, address.locationId));
  const [added] = await transaction
    .insert(addresses)
    .values({
      ...address,
      latitude: String(location?.latitude ?? ''),
      longitude: String(location?.longitude ?? ''),
      createdAt: now,
    })
    .returning({ id: addresses.id });
  if (!added) throw new Error(`The address of user ${address.userId} was not written`);
  return added.id;
}

export interface SampleProvider {
  readonly userId: number;
  readonly workerCode: string;
  readonly merchantId: number;
  readonly merchantName: string;
  readonly gender: Gender;
  readonly about: string;
  readonly slogan: string;
  readonly hasBusinessCertificate: boolean;
  readonly hasSkillCertificate: boolean;
  readonly hasClearRecordCertificate: boolean;
  readonly warranty: string | null;
  readonly experienceMonths: number;
  readonly registeredAt: Date;
  /** The ways of a car washer; left out: where the car stands. */
  readonly carWashMethods?: readonly CarWashMethod[];
}

interface ProviderWork {
  readonly categoryIds: readonly number[];
  /** Left out: all of the categories'. */
  readonly typeIds?: readonly number[];
  readonly cityIds: readonly number[];
  readonly shifts: readonly { readonly weekday: number; readonly startHour: number; readonly endHour: number }[];
}

/** An active provider of types of some categories, in every neighbourhood of some cities. */
export async function addProvider(
  transaction: Transaction,
  provider: SampleProvider,
  { categoryIds, typeIds, cityIds, shifts }: ProviderWork,
): Promise<void> {
  const { userId } = provider;
  await transaction.insert(providers).values({ ...provider, status: 'active' });
  const types = await transaction
    .select({ typeId: categoryTypes.id, categoryId: categoryTypes.categoryId })
    .from(categoryTypes)
    .where(inArray(categoryTypes.categoryId, [...categoryIds]));
  const served = types.filter(({ typeId }) => typeIds?.includes(typeId) ?? true);
  await transaction
    .insert(providerServices)
    .values(toServices(categoryIds, served).map((service) => ({ userId, ...service })));
  for (const cityId of cityIds) {
    const places = await transaction
      .select({ locationId: locations.id })
      .from(locations)
      .where(eq(locations.cityId, cityId));
    await transaction.insert(providerLocations).values(places.map(({ locationId }) => ({ userId, locationId })));
  }
  await transaction.insert(providerShifts).values(shifts.map((shift) => ({ userId, ...shift })));
  const [cityId] = cityIds;
  if (cityId !== undefined) await addHomeBase(transaction, { userId, cityId, savedAt: provider.registeredAt });
}

/** A sample starts from one of its city's neighbourhoods; which one follows from its number. */
export async function addHomeBase(
  transaction: Transaction,
  { userId, cityId, savedAt }: { readonly userId: number; readonly cityId: number; readonly savedAt: Date },
): Promise<void> {
  const places = await transaction
    .select({ locationId: locations.id, latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(eq(locations.cityId, cityId))
    .orderBy(asc(locations.id));
  const place = places[userId % places.length];
  if (place) await transaction.insert(homeBases).values({ userId, ...place, savedAt });
}

/** Money that somebody begins with, as if it had come through the gateway. */
export function openAccount(
  transaction: Transaction,
  kind: 'cash' | 'bidding-credit' | 'payable',
  userId: number,
  amountRials: number,
  now: Date,
): Promise<number> {
  const request: PostingRequest = {
    idempotencyKey: `sample:${kind}:${userId}`,
    reason: 'sample-opening',
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: userAccount(kind, userId), amountRials: -amountRials },
    ],
  };
  return post(transaction, request);
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Working hours that are alike on every weekday. */
export function everyDay(
  startHour: number,
  endHour: number,
): { weekday: number; startHour: number; endHour: number }[] {
  return WEEKDAYS.map((weekday) => ({ weekday, startHour, endHour }));
}
