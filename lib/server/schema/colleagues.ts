import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { ColleagueObstacle } from '@/lib/contract/provider-enumerations';

import { instant } from './columns';
import { users } from './identity';

/** Applications to become a provider by another provider's code; one row a person, made as the application is sent. */
export const colleagueReferrals = pgTable(
  'colleague_referrals',
  {
    colleagueId: integer()
      .primaryKey()
      .references(() => users.id),
    inviterId: integer()
      .notNull()
      .references(() => users.id),
    invitedAt: instant().notNull(),
    /** The time when both got their credit, or when it was clear that neither gets any. */
    decidedAt: instant(),
    /** Why neither gets any; null while it is open, and where both got it. */
    obstacle: text().$type<ColleagueObstacle>(),
  },
  (table) => [index().on(table.inviterId)],
);
