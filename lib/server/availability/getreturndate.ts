import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toFirstReturnDay } from '@/lib/domain/kind/textiles';

import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { categories } from '../schema';
import { listAvailableDates } from './available-dates';
import { requireServiceArea } from './service-area';

/** The hours of those who can come for the pick-up, from the first day on which the grade can be done. */
export const handler = defineHandler('laundry/getreturndate', async (input, { ports, actor, request }) => {
  const { connection } = ports.database;
  const { servicegrade: grade, locationid: locationId, gDate, deliverytimeid: deliveryTimeId } = input;
  const categoryId = input.srvcategoryid ?? (await findLaundryId(connection));
  const place = {
    categoryId,
    typeId: input.srvcattypeid ?? null,
    moreTypeIds: input.moreTypeIds,
    locationId,
  };
  const { kind } = await requireServiceArea(connection, place);
  if (!isOfKind(kind, { isTextile: true })) throw new CallError('service-not-available');
  const hours = TEXTILE_VISIT_HOURS;
  const days = await listAvailableDates(connection, {
    search: { ...place, customerId: actor?.userId ?? null },
    hours,
    freeAt: { gDate, deliveryTimeId, hours },
    now: ports.clock.now(),
    locale: request.locale,
  });
  const firstDay = toFirstReturnDay({ kind, grade }, gDate);
  return { lstAvailableDate: days.filter((day) => day.gDate >= firstDay) };
});

async function findLaundryId(executor: Executor): Promise<number> {
  const [laundry] = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.kind, 'laundry'))
    .limit(1);
  if (!laundry) throw new CallError('service-not-available');
  return laundry.id;
}
