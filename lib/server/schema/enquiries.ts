import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { Locale } from '@/lib/i18n/locales';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** Who wrote, as far as it is known: a visitor has no account. */
const sender = {
  mobile: text().notNull(),
  userId: integer().references(() => users.id),
  /** The language to answer in. */
  locale: text().$type<Locale>().notNull(),
  createdAt: instant().notNull(),
};

/** Messages from /contact/. */
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
