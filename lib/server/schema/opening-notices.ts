import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { Locale } from '@/lib/i18n/locales';

import { categories, cities } from './catalogue';
import { id, instant } from './columns';

/** "Tell me when it opens": a mobile waits for a service that takes no orders yet. The row goes with the SMS. */
export const openingNotices = pgTable(
  'opening_notices',
  {
    id: id(),
    mobile: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** Null: anywhere. */
    cityId: integer().references(() => cities.id),
    locale: text().$type<Locale>().notNull(),
    /** The address of the site on which it was asked: the links of the SMS lead there. */
    siteUrl: text().notNull(),
    /** All of one mobile's rows have the same, which says nothing of the number (opening-notices/stop-key.ts). */
    stopKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.mobile, table.categoryId),
    index().on(table.stopKey),
    index().on(table.categoryId, table.id),
    index().on(table.createdAt),
  ],
);
