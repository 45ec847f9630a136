import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { Gender } from '@/lib/contract/enumerations';
import type { ApplicationState, DocumentKind } from '@/lib/contract/provider-enumerations';
import type { Correction } from '@/lib/domain/provider/provider-application';

import { categories, cities, locations } from './catalogue';
import { instant } from './columns';
import { uploadedFiles, users } from './identity';

/**
 * Applications to become a provider (BEHAVIOUR 11), one a person. A field that is null or empty has not been given yet.
 */
export const providerApplications = pgTable(
  'provider_applications',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    state: text().$type<ApplicationState>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    gender: text().$type<Gender>(),
    nationalCode: text(),
    birthDate: date({ mode: 'string' }),
    experienceYears: integer().notNull().default(0),
    about: text().notNull().default(''),
    cityId: integer().references(() => cities.id),
    /** 0 is Saturday. */
    weekdays: jsonb().$type<readonly number[]>().notNull().default([]),
    startHour: integer(),
    endHour: integer(),
    sheba: text(),
    rejectionReason: text(),
    /**
     * The corrections of the last rejection; stored after it is sent again, so that the operator sees whether they were
     * made.
     */
    corrections: jsonb().$type<readonly Correction[]>().notNull().default([]),
    sentAt: instant(),
    decidedAt: instant(),
    decidedBy: integer().references(() => users.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.state, table.sentAt), index().on(table.nationalCode), index().on(table.sheba)],
);

export const applicationServices = pgTable(
  'application_services',
  {
    userId: integer()
      .notNull()
      .references(() => providerApplications.userId),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryId] })],
);

export const applicationLocations = pgTable(
  'application_locations',
  {
    userId: integer()
      .notNull()
      .references(() => providerApplications.userId),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.locationId] })],
);

/** Photos of papers: nobody but their owner and an operator reads them. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    fileId: integer()
      .primaryKey()
      .references(() => uploadedFiles.id),
    userId: integer()
      .notNull()
      .references(() => providerApplications.userId),
    kind: text().$type<DocumentKind>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);
