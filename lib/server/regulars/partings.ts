import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { partings } from '../schema';

/**
 * Whether a customer and a provider may be offered to each other: neither has parted with the other (decision
 * 0145). Every search for providers, and every list of work, asks it.
 */
export function mayMeet(customerId: number | SQLWrapper, providerId: number | SQLWrapper): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${partings}
    WHERE ${partings.customerId} = ${customerId} AND ${partings.providerId} = ${providerId})`;
}
