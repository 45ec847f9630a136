import { and, asc, countDistinct, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { ORDER_STATES } from '@/lib/contract/enumerations';
import { PAUSE } from '@/lib/domain/constants/orders';
import { isOver, isWorkDone } from '@/lib/domain/order/order-states';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, cityProviders, locations, providerLocations, selectName, tasks } from '../schema';
import { showTarget } from './show';
import { findLive, type Target } from './target';

type Plan = CallAnswer<'operator/planpause'>['plan'];

/** Orders whose work is still ahead. */
const OPEN_STATES = ORDER_STATES.filter((state) => !isOver(state) && !isWorkDone(state));

const orderCityId = sql`(${tasks.address} ->> 'cityId')::integer`;
const orderLocationId = sql`(${tasks.address} ->> 'locationId')::integer`;

/** The effects of a pause: the open orders in it, which it does not cancel, and the providers who work there. */
export async function readPlan(executor: Executor, target: Target, locale: Locale): Promise<Plan> {
  const live = await findLive(executor, target);
  const isTouched = and(inArray(tasks.state, OPEN_STATES), ...toOrderConditions(target));
  return {
    ...(await showTarget(executor, target, locale)),
    pauseid: live?.id ?? null,
    providerCount: await countProviders(executor, target),
    orderCount: await executor.$count(tasks, isTouched),
    lstOrder: await listOrders(executor, isTouched, locale),
  };
}

function toOrderConditions({ cityId, categoryId, locationId, providerId }: Target): (SQL | undefined)[] {
  return [
    cityId === null ? undefined : eq(orderCityId, cityId),
    categoryId === null ? undefined : eq(tasks.categoryId, categoryId),
    locationId === null ? undefined : eq(orderLocationId, locationId),
    providerId === null ? undefined : eq(tasks.providerId, providerId),
  ];
}

async function listOrders(executor: Executor, isTouched: SQL | undefined, locale: Locale): Promise<Plan['lstOrder']> {
  const rows = await executor
    .select({
      taskid: tasks.id,
      reqcode: tasks.code,
      state: tasks.state,
      startsAt: tasks.startsAt,
      serviceName: selectName(categories),
      locationName: locations.name,
    })
    .from(tasks)
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(locations, eq(locations.id, orderLocationId))
    .where(isTouched)
    .orderBy(asc(tasks.startsAt), asc(tasks.id))
    .limit(PAUSE.listedOrders);
  return rows.map(({ startsAt, serviceName, locationName, ...order }) => ({
    ...order,
    serviceName: serviceName[locale],
    locationName: locationName?.[locale] ?? '',
    startsAtMs: startsAt?.getTime() ?? null,
  }));
}

async function countProviders(executor: Executor, target: Target): Promise<number> {
  const { cityId, categoryId, locationId, providerId } = target;
  if (providerId !== null) return 1;
  const working = executor
    .select({ count: countDistinct(cityProviders.userId) })
    .from(cityProviders)
    .$dynamic();
  const there =
    locationId === null
      ? working
      : working.innerJoin(
          providerLocations,
          and(eq(providerLocations.userId, cityProviders.userId), eq(providerLocations.locationId, locationId)),
        );
  const [counted] = await there.where(
    and(
      cityId === null ? undefined : eq(cityProviders.cityId, cityId),
      categoryId === null ? undefined : eq(cityProviders.categoryId, categoryId),
    ),
  );
  return counted?.count ?? 0;
}
