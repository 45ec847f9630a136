import { findPriceBook } from '../catalogue';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { listAvailableDates } from './available-dates';
import { requireServiceArea, type ServiceArea } from './service-area';

/** Every day that is offered is in the answer, also one without a free hour; `hourneed` left out is the shortest visit of the type. */
export const handler = defineHandler(
  'boot/getallavailabledate',
  async (input, { ports, actor, request: { locale } }) => {
    const { connection } = ports.database;
    const now = ports.clock.now();
    const place = { categoryId: input.srvcategoryid, typeId: input.srvcattypeid ?? null, locationId: input.locationid };
    const area = await requireServiceArea(connection, place);
    const hours = input.hourneed ?? (await readShortestVisit(connection, area, place.typeId, now));
    const search = { ...place, customerId: actor?.userId ?? null, merchantId: input.merchantid };
    return { lstAvailableDate: await listAvailableDates(connection, { search, hours, now, locale }) };
  },
);

async function readShortestVisit(
  executor: Executor,
  { category, cityId }: ServiceArea,
  typeId: number | null,
  now: Date,
): Promise<number> {
  const book = await findPriceBook(executor, category.id, cityId, now);
  const type = book?.types.find((known) => known.typeId === typeId);
  return type?.minimumHours ?? book?.minimumHours ?? 1;
}
