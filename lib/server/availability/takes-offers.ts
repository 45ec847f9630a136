import { and, eq, isNull, type SQL } from 'drizzle-orm';

import { providers } from '../schema';

/** A condition on `providers`, as `city_providers` has it: new work is offered to them. */
export function takesOffers(): SQL | undefined {
  return and(eq(providers.status, 'active'), isNull(providers.offersHeldUntil), eq(providers.lacksPhoto, false));
}
