import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { Gender, VehicleType } from '@/lib/contract/enumerations';
import type { DeskRole } from '@/lib/contract/desk-enumerations';
import type { Locale } from '@/lib/i18n/locales';

import { locations } from './catalogue';
import { id, instant, seededId } from './columns';

/** SPEC 3 "Legal-entity fields"; an empty text where nothing is known. */
export interface Organisation {
  readonly organisationName: string;
  readonly nationalId: string;
  readonly registrationId: string;
  readonly economicCode: string;
  readonly landline: string;
  readonly headOfficeProvinceId: number | null;
  readonly headOfficeCityId: number | null;
}

/** SPEC 3 "User account". A person without a password hash has not finished registering. */
export const users = pgTable(
  'users',
  {
    id: seededId(),
    mobile: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    birthDate: date({ mode: 'string' }),
    gender: text().$type<Gender>(),
    nationalCode: text(),
    imageFileId: integer(),
    locale: text().$type<Locale>().notNull().default('fa'),
    passwordHash: text(),
    /** The last change of the password; null while it is the first. */
    passwordChangedAt: instant(),
    oneTimePasswordHash: text(),
    oneTimePasswordExpiresAt: instant(),
    activatedAt: instant(),
    /** Own code to invite others with. */
    inviteCode: text().notNull().unique(),
    referrerId: integer(),
    takhfifanToken: text(),
    organisation: jsonb().$type<Organisation>(),
    createdAt: instant().notNull(),
    /** The person had the account erased: the row holds nothing of them any more (personal-data/). */
    erasedAt: instant(),
  },
  (table) => [
    // A code is typed in any case.
    index('users_invite_code_upper_index').on(sql`upper(${table.inviteCode})`),
    index()
      .on(table.referrerId)
      .where(sql`${table.referrerId} IS NOT NULL`),
    // The desk finds people by their names: whole ones newest first, and what was typed so far in the order of the key.
    index('users_first_name').on(sql`name_key(${table.firstName}) COLLATE "C"`, table.id),
    index('users_last_name').on(sql`name_key(${table.lastName}) COLLATE "C"`, table.id),
    index('users_first_last').on(sql`name_key(${table.firstName} || ${table.lastName}) COLLATE "C"`, table.id),
    index('users_last_first').on(sql`name_key(${table.lastName} || ${table.firstName}) COLLATE "C"`, table.id),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    roleId: integer().notNull(),
    /** An operator's roles at the desk: at least one; empty for every other role. */
    deskRoles: text().array().$type<DeskRole[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Codes sent by SMS, kept as keyed hashes; one live row a mobile and purpose. */
export const activationCodes = pgTable(
  'activation_codes',
  {
    id: id(),
    mobile: text().notNull(),
    purpose: text().$type<'activation' | 'strange-device' | 'number-change'>().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.mobile, table.purpose), index().on(table.expiresAt)],
);

/** A session is known by the hash of its token alone. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    deviceId: text().notNull(),
    /**
     * A keyed mark of the network that it began from; null for one that says nothing of a person
     * (session/network-mark.ts).
     */
    network: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** The last typed password in this session; null where it was never typed. */
    passwordAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Devices that logged in to an account before: strangers' failures do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    deviceId: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] }), index().on(table.lastUsedAt)],
);

/** Counters of throttled acts: one row a key, counted inside its window. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant().notNull(),
    lockedUntil: instant(),
    locks: integer().notNull().default(0),
  },
  (table) => [index().on(table.windowEndsAt)],
);

/** SPEC 3 "Delivery address". Deleted ones stay for the orders that name them, with isEnabled false. */
export const addresses = pgTable(
  'addresses',
  {
    id: seededId(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    text: text().notNull(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    zipCode: text(),
    latitude: text(),
    longitude: text(),
    isEnabled: boolean().notNull().default(true),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

export const userSettings = pgTable('user_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  sendsEmail: boolean().notNull().default(true),
  sendsInbox: boolean().notNull().default(true),
  sendsSms: boolean().notNull().default(true),
  sendsNotification: boolean().notNull().default(true),
  sendsPromotions: boolean().notNull().default(false),
});

/** A message in a person's inbox; the words are made when it is read, in the reader's language. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    event: text().notNull(),
    params: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.readAt),
    // The newest of somebody's without the rows of all others.
    index().on(table.userId, table.createdAt, table.id),
    // Whose words an enquiry was is in what operators were told of it: with the person they go.
    index('inbox_messages_mobile_index')
      .on(sql`(${table.params} ->> 'mobile')`)
      .where(sql`${table.params} ->> 'mobile' IS NOT NULL`),
    // What alone goes from an inbox by time.
    index('inbox_messages_invitations')
      .on(table.createdAt)
      .where(sql`${table.event} = 'work-bids'`),
  ],
);

/**
 * SPEC 3 "User vehicle". The plate is in its one form (lib/domain/person/plate.ts); orders keep a copy of theirs, so a
 * removed vehicle is gone.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    vehicleType: text().$type<VehicleType>().notNull(),
    plate: text().notNull(),
    autoBrandId: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.plate), index().on(table.plate)],
);

/** SMS of a site without a configured provider (BEHAVIOUR 12). */
export const smsOutbox = pgTable(
  'sms_outbox',
  { id: id(), mobile: text().notNull(), text: text().notNull(), sentAt: instant().notNull() },
  (table) => [index().on(table.mobile), index().on(table.sentAt)],
);

/** Files people uploaded; `imageFileId`, `photoFileId` and `voiceFileId` elsewhere point here. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: seededId(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    storageKey: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.storageKey), index().on(table.ownerId)],
);
