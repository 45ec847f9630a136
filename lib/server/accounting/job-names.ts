import { eq, inArray, sql } from 'drizzle-orm';

import type { Localized } from '@/lib/catalogue/types';
import { toWorkName } from '@/lib/domain/order/work-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, categoryTypes, locations, selectName, tasks } from '../schema';

export interface JobNames {
  readonly workName: string;
  /** The neighbourhood alone: where somebody lives is nobody's business once the job is over. */
  readonly deliveryPlace: string;
}

/** The jobs' names and neighbourhoods, by task. */
export async function findJobNames(
  executor: Executor,
  taskIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, JobNames>> {
  if (taskIds.length === 0) return new Map();
  const rows = await executor
    .select({
      id: tasks.id,
      kind: tasks.kind,
      serviceName: selectName(categories),
      typeName: sql<Localized | null>`${selectName(categoryTypes)}`,
      placeName: locations.name,
    })
    .from(tasks)
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(categoryTypes, eq(categoryTypes.id, tasks.typeId))
    // The snapshot's neighbourhood: the address itself may have been edited since.
    .innerJoin(locations, sql`${locations.id} = (${tasks.address} ->> 'locationId')::integer`)
    .where(inArray(tasks.id, [...taskIds]));
  return new Map(
    rows.map(({ id, kind, serviceName, typeName, placeName }) => [
      id,
      {
        workName: toWorkName({ kind, serviceName: serviceName[locale], serviceTypeName: typeName?.[locale] ?? '' }),
        deliveryPlace: placeName[locale],
      },
    ]),
  );
}
