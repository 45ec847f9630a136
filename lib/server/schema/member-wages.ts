import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';

import { id, instant, rials } from './columns';
import { providers } from './providers';

/**
 * A company's pay to a member for a job, a row a change. A job has the row that held when it began, so a later change
 * leaves earned wages alone. A row without a percent and a sum ends the agreement.
 */
export const memberWages = pgTable(
  'member_wages',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => providers.userId),
    memberId: integer()
      .notNull()
      .references(() => providers.userId),
    /** The share of the company's pay after commission. */
    percent: integer(),
    jobRials: rials(),
    since: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.since),
    index().on(table.memberId),
    check('member_wages_one', sql`num_nonnulls(${table.percent}, ${table.jobRials}) <= 1`),
  ],
);
