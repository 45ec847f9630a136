import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { Locale } from '@/lib/i18n/locales';

import { id, instant } from './columns';
import { tasks } from './orders';

/**
 * A person other than the customer for whom an order was made (BEHAVIOUR 17), who has no account here. Apart from the
 * order's draft: the row goes when that person or the customer wants it gone.
 */
export const orderRecipients = pgTable(
  'order_recipients',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    name: text().notNull(),
    mobile: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The key in the SMS's link, in place of a login: nobody can guess it. */
    visitKey: text().notNull(),
    /** SMS about this order that are left. */
    smsLeft: integer().notNull(),
    /** The time of the first SMS; null before anybody was told. */
    toldAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.taskId),
    uniqueIndex().on(table.visitKey),
    index().on(table.mobile),
    index().on(table.createdAt),
  ],
);
