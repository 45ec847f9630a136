import { and, eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { requireMobile } from '../people';
import { requireSms } from '../partners';
import type { Executor } from '../ports/database';
import { categories, cities, openingNotices } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { addressBudget, takeFromBudgets, toBudget } from '../throttles';
import { takesOrders } from './open-services';
import { toStopKey } from './stop-key';

/**
 * Asked again for the same service, the city and the language of the last time count. The answer does not say whether
 * somebody had asked before.
 */
export const handler = defineHandler('boot/tellmewhenopen', async (input, context) => {
  const mobile = requireMobile(input.mobile, 'mobile');
  requireSms(context.ports);
  const { database, clock } = context.ports;
  const { ipAddress, locale, siteUrl } = context.request;
  await takeFromBudgets(
    database.connection,
    [addressBudget('tellmewhenopen', ipAddress), toBudget('tellmewhenopen', mobile)],
    clock.now(),
  );
  const wish = { categoryId: input.srvcategoryid, cityId: input.cityid ?? null };
  await requireClosed(database.connection, wish);
  const answer = { cityId: wish.cityId, locale, siteUrl };
  await database.connection
    .insert(openingNotices)
    .values({
      ...wish,
      ...answer,
      mobile,
      stopKey: toStopKey(requireSessionSecret(context.configuration), mobile),
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({ target: [openingNotices.mobile, openingNotices.categoryId], set: answer });
  return {};
});

interface Wish {
  readonly categoryId: number;
  readonly cityId: number | null;
}

/** Throws not-found for a service or a city that is not there, and service-already-open. */
async function requireClosed(executor: Executor, { categoryId, cityId }: Wish): Promise<void> {
  const [category] = await executor
    .select({ isOpen: sql<boolean>`${takesOrders(executor, sql`${cityId}::integer`)}` })
    .from(categories)
    .where(and(eq(categories.id, categoryId), eq(categories.isHidden, false)));
  const [city] =
    cityId === null ? [true] : await executor.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId));
  if (!category || !city) throw new CallError('not-found');
  if (category.isOpen) throw new CallError('service-already-open');
}
