import { CallError } from '@/lib/contract/call-error';
import { isBirthYear } from '@/lib/domain/person/birth-year';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { orderPersons } from '../../schema';
import type { Draft } from './placing';

export type Persons = Draft['persons'];

/**
 * The people who give a sample; nobody in an order of another kind. Throws invalid-input where somebody has no name, or
 * a year in which nobody who lives was born.
 */
export function requirePersons(
  { serviceEnum, personCount, persons }: Pick<Draft, 'serviceEnum' | 'personCount' | 'persons'>,
  now: Date,
): Persons {
  if (!isOfKind(serviceEnum, { hasResults: true })) return [];
  const refuse = (field: string, message: string) => new CallError('invalid-input', { fields: [{ field, message }] });
  if (persons.length !== (personCount ?? 1))
    throw refuse('persons', persons.length === 0 ? 'required' : 'contradicting');
  const wrong = persons.findIndex(({ birthYear }) => !isBirthYear(birthYear, now.getTime()));
  if (wrong >= 0) throw refuse(`persons.${wrong}.birthYear`, 'out-of-range');
  return persons;
}

/** Their rows beside the order's own. */
export function toPersonWrites(transaction: Transaction, persons: Persons, taskId: number): PendingWrite[] {
  if (persons.length === 0) return [];
  const rows = persons.map((person, index) => ({ ...person, taskId, personNumber: index + 1 }));
  return [new PendingWrite(transaction.insert(orderPersons).values(rows))];
}
