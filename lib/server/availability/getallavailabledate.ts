import { isOfKind } from '@/lib/domain/kind/service-kind';

import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { findPrices } from '../prices';
import { listAvailableDates } from './available-dates';
import { requireServiceArea, type ServiceArea } from './service-area';

/**
 * Every day that is offered is in the answer, also one without a free hour; `hourneed` left out is the shortest visit
 * of the type.
 */
export const handler = defineHandler(
  'boot/getallavailabledate',
  async (input, { ports, actor, request: { locale } }) => {
    const { connection } = ports.database;
    const now = ports.clock.now();
    const place = {
      categoryId: input.srvcategoryid,
      typeId: input.srvcattypeid ?? null,
      moreTypeIds: input.moreTypeIds,
      locationId: input.locationid,
    };
    const area = await requireServiceArea(connection, place);
    const hours = input.hourneed ?? (await readShortestVisit(connection, area, place.typeId, now));
    const search = {
      ...place,
      customerId: actor?.userId ?? null,
      merchantId: input.merchantid,
      carWashMethod: input.carWashMethod,
      isFasting: input.isFasting ?? false,
    };
    const takesBids = isOfKind(area.category.kind, { matching: 'bids' });
    return {
      lstAvailableDate: await listAvailableDates(connection, {
        search,
        takesBids,
        hours,
        now,
        locale,
      }),
    };
  },
);

async function readShortestVisit(
  executor: Executor,
  { category, kind, cityId }: ServiceArea,
  typeId: number | null,
  now: Date,
): Promise<number> {
  const prices = await findPrices(executor, { kind, categoryId: category.id, cityId }, now);
  return prices?.shortestVisitHours(typeId) ?? 1;
}
