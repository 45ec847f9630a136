import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Localized } from '@/lib/catalogue/types';
import type { TextileErrand } from '@/lib/contract/provider-enumerations';
import { toWorkName } from '@/lib/domain/order/work-name';
import type { Locale } from '@/lib/i18n/locales';

import { findGradeName } from '../orders';
import type { Executor } from '../ports/database';
import {
  bookings,
  categories,
  categoryTypes,
  locations,
  selectName,
  tasks,
  toReturn,
  toVisit,
  type TaskRow,
} from '../schema';

interface ScheduleReader {
  readonly userId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** A visit that is booked with a provider; textiles have two of an order. */
interface BookedVisit {
  readonly task: TaskRow;
  readonly workName: string;
  /** The neighbourhood's name; empty where the order names none. */
  readonly placeName: string;
  readonly errand: TextileErrand | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The visits of a provider that are not over, the first one first. */
export async function listVisits(executor: Executor, reader: ScheduleReader): Promise<BookedVisit[]> {
  const { locale } = reader;
  const rows = await selectBooked(executor, reader);
  return rows.map(({ bookedAt, task, grades, serviceName, serviceTypeName, placeName }) => {
    const errand = findErrand(task, bookedAt);
    const { startsAt, endsAt } = errand === 'return' ? toReturn(task) : toVisit(task);
    const workName = toWorkName({
      kind: task.kind,
      serviceName: serviceName[locale],
      serviceTypeName: serviceTypeName?.[locale] ?? '',
      gradeName: findGradeName(task, { grades }, locale),
    });
    return { task, workName, placeName: placeName?.[locale] ?? '', errand, startsAt, endsAt };
  });
}

function selectBooked(executor: Executor, { userId, now }: ScheduleReader) {
  return executor
    .select({
      bookedAt: bookings.startsAt,
      task: tasks,
      grades: categories.grades,
      serviceName: selectName(categories),
      serviceTypeName: sql<Localized | null>`${selectName(categoryTypes)}`,
      placeName: sql<Localized | null>`${locations.name}`,
    })
    .from(bookings)
    .innerJoin(tasks, eq(tasks.id, bookings.taskId))
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(categoryTypes, and(eq(categoryTypes.id, tasks.typeId), eq(categoryTypes.categoryId, tasks.categoryId)))
    .leftJoin(locations, eq(locations.id, sql`(${tasks.address} ->> 'locationId')::integer`))
    .where(and(eq(bookings.providerId, userId), sql`${bookings.isLive}`, gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt));
}

/** A booking begins with the visit that it is for. */
function findErrand({ detail }: TaskRow, bookedAt: Date): TextileErrand | null {
  if (!detail?.return) return null;
  return bookedAt.getTime() === detail.return.startsAtMs ? 'return' : 'pick-up';
}
