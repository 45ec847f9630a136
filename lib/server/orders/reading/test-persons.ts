import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Executor } from '../../ports/database';
import { orderPersons, type TaskRow } from '../../schema';

type Persons = CallAnswer<'clean/gettaskdetail'>['taskDetail']['persons'];

const personWords = repeatableAnswers.pick({ personCount: true });

/**
 * The people who give a sample in an order, numbered from 1 and without their names; nobody in an order of another
 * kind.
 */
export function listPersons({ kind, draft }: Pick<TaskRow, 'kind' | 'draft'>): Persons {
  if (!isOfKind(kind, { hasResults: true })) return [];
  const count = personWords.parse(draft).personCount ?? 1;
  return Array.from({ length: count }, (_, index) => ({ personNumber: index + 1, name: null, birthYear: null }));
}

/**
 * The people who give a sample, with their names, for a reader who may know them; an order from before names were asked
 * has none.
 */
export async function readNamedPersons(
  executor: Executor,
  task: Pick<TaskRow, 'id' | 'kind' | 'draft'>,
): Promise<Persons> {
  const persons = listPersons(task);
  if (persons.length === 0) return persons;
  const { personNumber, name, birthYear } = orderPersons;
  const named = await executor
    .select({ personNumber, name, birthYear })
    .from(orderPersons)
    .where(eq(orderPersons.taskId, task.id))
    .orderBy(asc(personNumber));
  return persons.map((person) => named.find((known) => known.personNumber === person.personNumber) ?? person);
}
