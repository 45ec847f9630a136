import { and, desc, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { FoundMatch } from '@/lib/contract/desk-enumerations';
import { toLastBeginningWith, type SearchWords } from '@/lib/domain/desk/search-words';

import type { Executor } from '../../ports/database';
import { tasks } from '../../schema';
import type { FoundPerson } from './find-people';

const MOST = 20;
/** People whose newest orders are shown, and orders shown of each. */
const PEOPLE_WITH_ORDERS = 5;
const ORDERS_A_PERSON = 3;

export interface FoundOrder {
  readonly taskId: number;
  readonly match: FoundMatch;
  readonly isExact: boolean;
}

/** Every order that the words may mean, and the newest of the people who were found; each once, by the best match. */
export async function findOrders(
  executor: Executor,
  words: SearchWords,
  people: readonly FoundPerson[],
): Promise<readonly FoundOrder[]> {
  const found = [
    ...(await findByCode(executor, words)),
    ...(await findByNumber(executor, words)),
    ...(await findByPlate(executor, words)),
    ...(await findOfPeople(executor, people.slice(0, PEOPLE_WITH_ORDERS))),
  ];
  const first = new Map<number, FoundOrder>();
  for (const order of found) if (!first.has(order.taskId)) first.set(order.taskId, order);
  return [...first.values()];
}

async function findByCode(executor: Executor, { code }: SearchWords): Promise<FoundOrder[]> {
  if (code === null) return [];
  const rows = await executor
    .select({ taskId: tasks.id, code: tasks.code })
    .from(tasks)
    .where(and(gte(tasks.code, code), lte(tasks.code, toLastBeginningWith(code))))
    .orderBy(tasks.code)
    .limit(MOST);
  return rows.map((row) => ({ taskId: row.taskId, match: 'code', isExact: row.code === code }));
}

async function findByNumber(executor: Executor, { number }: SearchWords): Promise<FoundOrder[]> {
  if (number === null) return [];
  const rows = await executor
    .select({ taskId: tasks.id })
    .from(tasks)
    .where(or(eq(tasks.id, number), eq(tasks.requestId, number)));
  return rows.map(({ taskId }) => ({ taskId, match: 'number', isExact: true }));
}

async function findByPlate(executor: Executor, { plate }: SearchWords): Promise<FoundOrder[]> {
  if (plate === null) return [];
  const rows = await executor
    .select({ taskId: tasks.id })
    .from(tasks)
    .where(sql`${tasks.draft} ->> 'plaque' = ${plate}`)
    .orderBy(desc(tasks.id))
    .limit(MOST);
  return rows.map(({ taskId }) => ({ taskId, match: 'plate', isExact: true }));
}

async function findOfPeople(executor: Executor, people: readonly FoundPerson[]): Promise<FoundOrder[]> {
  const newest = (condition: SQL, match: FoundMatch) =>
    executor
      .select({ taskId: tasks.id, match: sql<FoundMatch>`${match}::text` })
      .from(tasks)
      .where(condition)
      .orderBy(desc(tasks.id))
      .limit(ORDERS_A_PERSON);
  const [first, second, ...rest] = people.flatMap(({ userId, match }) => [
    newest(eq(tasks.customerId, userId), match),
    newest(eq(tasks.providerId, userId), match),
  ]);
  if (!first || !second) return [];
  const rows = await unionAll(first, second, ...rest);
  return rows.map(({ taskId, match }) => ({ taskId, match, isExact: false }));
}
