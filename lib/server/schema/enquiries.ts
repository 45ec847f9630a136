import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { Locale } from '@/lib/i18n/locales';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** The writer, as far as it is known: a visitor has no account. */
const sender = {
  mobile: text().notNull(),
  userId: integer().references(() => users.id),
  /** The language to answer in. */
  locale: text().$type<Locale>().notNull(),
  createdAt: instant().notNull(),
};

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    ...sender,
    text: text().notNull(),
    /** The order that it is about: one of the writer's own, as its customer or its provider. */
    taskId: integer().references(() => tasks.id),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId), index().on(table.mobile)],
);

/** Businesses that asked for an offer at /b2b/. */
export const businessEnquiries = pgTable(
  'business_enquiries',
  {
    id: id(),
    organisationName: text().notNull(),
    contactName: text().notNull(),
    ...sender,
    text: text().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.userId), index().on(table.mobile)],
);

/** Job applications from /careers/. */
export const jobApplications = pgTable(
  'job_applications',
  { id: id(), fullName: text().notNull(), ...sender, text: text().notNull() },
  (table) => [index().on(table.createdAt), index().on(table.userId), index().on(table.mobile)],
);

/** Enquiries of the three tables that wait for an answer, a row each; it goes with its subject. */
export const enquiryCases = pgTable(
  'enquiry_cases',
  {
    id: id(),
    contactId: integer()
      .unique()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    businessId: integer()
      .unique()
      .references(() => businessEnquiries.id, { onDelete: 'cascade' }),
    jobId: integer()
      .unique()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    arrivedAt: instant().notNull(),
    /** The answer to the writer; null where it was closed without one. */
    answer: text(),
    /** Why there is no answer; operators alone read it. */
    closedReason: text(),
    doneAt: instant(),
    doneById: integer().references(() => users.id),
  },
  (table) => [
    index()
      .on(table.arrivedAt)
      .where(sql`${table.doneAt} IS NULL`),
  ],
);

/** News for the operators that came while there was none (operators/waiting-news.ts). */
export const waitingNews = pgTable(
  'waiting_news',
  {
    id: id(),
    event: text().notNull(),
    params: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // The author of the words: with the person they go.
    index('waiting_news_mobile_index')
      .on(sql`(${table.params} ->> 'mobile')`)
      .where(sql`${table.params} ->> 'mobile' IS NOT NULL`),
  ],
);
