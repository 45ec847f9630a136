import { and, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';

import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';

import { hasTime, ONCE, selectMembers, takesOffers } from '../../../availability';
import type { Executor } from '../../../ports/database';
import { bids, providerLocations, providers, providerServices, tasks } from '../../../schema';
import { mayMeet } from '../../../regulars';
import { hasVehicleFor } from '../../../work-vehicles';

const FOUND = { found: sql`1` };

/**
 * A condition on `tasks`. The provider is active, is configured for its service and place, and has the vehicle that it
 * takes. It is not her own order (BEHAVIOUR 6 and 30), and neither has parted with the other (decision 0145).
 */
export function isOpenTo(executor: Executor, providerId: number): SQL | undefined {
  const active = and(eq(providers.userId, providerId), takesOffers());
  const service = and(
    eq(providerServices.userId, providerId),
    eq(providerServices.categoryId, tasks.categoryId),
    eq(providerServices.typeId, tasks.typeId),
  );
  const place = and(
    eq(providerLocations.userId, providerId),
    eq(providerLocations.locationId, sql`(${tasks.address} ->> 'locationId')::integer`),
  );
  return and(
    ne(tasks.customerId, providerId),
    mayMeet(tasks.customerId, providerId),
    exists(executor.select(FOUND).from(providers).where(active)),
    exists(executor.select(FOUND).from(providerServices).where(service)),
    exists(executor.select(FOUND).from(providerLocations).where(place)),
    hasVehicleFor(executor, providerId, tasks),
  );
}

/**
 * A condition on `tasks`. Nothing else is booked with the provider during the visit and the way to the next one, and
 * she is not away. Of a company somebody is free of those of its team who serve such an order.
 */
export function isUnbooked(executor: Executor, providerId: number, hours?: number): SQL {
  const endsAt =
    hours === undefined ? sql`${tasks.endsAt}` : sql`${tasks.startsAt} + ${hours}::integer * interval '1 hour'`;
  const span = {
    startsAt: sql`${tasks.startsAt}`,
    endsAt: sql`${endsAt} + ${TRAVEL_BUFFER_MS}::integer * interval '1 millisecond'`,
  };
  const provider = sql`${providerId}::integer`;
  const member = selectMembers(executor, provider, {
    categoryId: tasks.categoryId,
    typeId: tasks.typeId,
    locationId: sql`(${tasks.address} ->> 'locationId')::integer`,
    customerId: tasks.customerId,
  });
  const person = { userId: sql`coalesce(${member.personId}, ${provider})`, providerId: provider };
  return exists(
    executor
      .select(FOUND)
      .from(ONCE)
      .leftJoinLateral(member, sql`true`)
      .where(hasTime(executor, person, span, { movingTaskIds: [tasks.id] })),
  );
}

/** A condition on `tasks`: the provider has bid on it, and the bid may have ended. */
export function hasBid(executor: Executor, providerId: number): SQL {
  const own = and(eq(bids.taskId, tasks.id), eq(bids.providerId, providerId));
  return exists(executor.select(FOUND).from(bids).where(own));
}

/** A condition on `tasks`: the provider has a bid on it that may still be chosen. */
export function hasLiveBid(executor: Executor, providerId: number): SQL {
  const own = and(
    eq(bids.taskId, tasks.id),
    eq(bids.providerId, providerId),
    inArray(bids.state, ['pending', 'selected']),
  );
  return exists(executor.select(FOUND).from(bids).where(own));
}

/**
 * A condition on `tasks`: a provider who may bid on it, or has a bid that may still be chosen, reads its words and
 * pictures.
 */
export function showsWordsTo(executor: Executor, providerId: number): SQL | undefined {
  const isLive = hasLiveBid(executor, providerId);
  const isOpen = and(eq(tasks.state, 'BIDDING'), isOpenTo(executor, providerId));
  return and(
    inArray(tasks.state, ['BIDDING', 'PENDING_PAYMENT']),
    sql`(${sql.join([isLive, isOpen ?? sql`false`], sql` OR `)})`,
  );
}
