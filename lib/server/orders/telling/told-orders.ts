import { eq, inArray, sql } from 'drizzle-orm';

import type { Localized } from '@/lib/catalogue/types';
import { toWorkName } from '@/lib/domain/order/work-name';
import type { Locale } from '@/lib/i18n/locales';

import { listReaders, type Reader } from '../../messages';
import { askTogether, named, toRows } from '../../ports/ask-together';
import type { Executor } from '../../ports/database';
import { categories, categoryTypes, selectName, tasks, toComer, type TaskRow } from '../../schema';
import { toYesOrNo } from '../../words/inbox-words';
import { isToldName } from '../../words/told-names';
import { getWords } from '../../words/words';
import { findGradeName } from '../record/grade-name';
import type { ToldOrders, ToldService } from '../record/telling';

interface ToldOf {
  readonly userId: number;
  readonly task: TaskRow;
  readonly personId?: number;
}

/**
 * Reads the parts of an order that a message names, its service and its two people: two questions for `askTogether`.
 */
export function askToldOrder(executor: Executor, { id, customerId, ...task }: TaskRow) {
  return {
    readers: toRows(listReaders(executor, [customerId, toComer(task)])),
    services: toRows(listServices(executor, [id])),
  };
}

/** Loads everybody whom the messages address or name, and all their orders; in one statement, or none. */
export async function completeToldOrders(
  executor: Executor,
  tellings: readonly ToldOf[],
  known: ToldOrders = { readers: [], services: [] },
): Promise<ToldOrders> {
  const taskIds = [...new Set(tellings.map(({ task }) => task.id))];
  const userIds = new Set(tellings.flatMap(listPeople));
  const strangers = [...userIds].filter((id) => !known.readers.some(({ userId }) => userId === id));
  const unnamed = taskIds.filter((id) => !known.services.some(({ taskId }) => taskId === id));
  if (strangers.length + unnamed.length === 0) return known;
  const found = await askTogether(executor, {
    readers: toRows(listReaders(executor, strangers, taskIds)),
    services: toRows(listServices(executor, unnamed)),
  });
  return {
    readers: [...known.readers, ...found.readers],
    services: [...known.services, ...found.services],
  };
}

function listPeople({ userId, task, personId }: ToldOf): number[] {
  const named = [userId, task.customerId, toComer(task), personId ?? 0];
  return named.filter((id) => id !== 0);
}

function listServices(executor: Executor, taskIds: readonly number[]) {
  return executor
    .select(
      named({
        taskId: tasks.id,
        name: selectName(categories),
        typeName: sql<Localized | null>`${selectName(categoryTypes)}`,
        grades: categories.grades,
      }),
    )
    .from(tasks)
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .leftJoin(categoryTypes, eq(categoryTypes.id, tasks.typeId))
    .where(inArray(tasks.id, [...taskIds]));
}

/**
 * "House cleaning, Maryam": the service of an order and the given name of its other side. Without a usable name it is
 * the service alone.
 */
export function toOrderName(
  { readers, services }: ToldOrders,
  task: TaskRow,
  personId: number,
  locale: Locale,
): string {
  const service = services.find(({ taskId }) => taskId === task.id);
  const person = readers.find(({ userId }) => userId === personId)?.firstName ?? '';
  return getWords(locale, 'notifications').say('order.named', {
    service: service ? toServiceName(task, service, locale) : '',
    hasPerson: toYesOrNo(isToldName(person)),
    person,
  });
}

function toServiceName(task: TaskRow, { name, typeName, grades }: ToldService, locale: Locale): string {
  return toWorkName({
    serviceName: name[locale],
    serviceTypeName: typeName?.[locale] ?? '',
    kind: task.kind,
    gradeName: findGradeName(task, { grades }, locale),
  });
}

/** The name of an order in a message of its own making. */
export async function findOrderName(
  executor: Executor,
  task: TaskRow,
  { reader, personId }: { readonly reader: Pick<Reader, 'userId' | 'locale'>; readonly personId: number },
): Promise<string> {
  const orders = await completeToldOrders(executor, [{ userId: reader.userId, task, personId }]);
  return toOrderName(orders, task, personId, reader.locale);
}
