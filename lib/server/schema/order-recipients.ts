import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { Locale } from '@/lib/i18n/locales';

import { id, instant } from './columns';
import { tasks } from './orders';

/**
 * Somebody else for whom an order was made (BEHAVIOUR 17), who has no account here. Apart from the order's draft: the
 * row goes when that person or the customer wants it gone.
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
    /** What stands in the SMS's link in the place of a login: nobody can guess it. */
    visitKey: text().notNull(),
    /** So many more SMS about this order. */
    smsLeft: integer().notNull(),
    /** When the first SMS was written; null before anybody was told. */
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
