import { isBirthYear } from '@/lib/domain/person/birth-year';
import { isPersonName } from '@/lib/domain/person/person-name';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { OrderPerson, PersonForm } from '@/lib/funnel/kinds/medical-tests/kind';

/** The problems of one person by field, as keys of the words. */
export interface PersonProblems {
  readonly name?: 'nameMissing' | 'nameIrregular';
  readonly birthYear?: 'birthYearMissing' | 'birthYearWrong';
}

const EMPTY: PersonForm = { name: '', birthYear: '' };

/**
 * The field values of each person: the last typed ones, else the answers. A person who is removed and added again keeps
 * the typed values.
 */
export function listPersonForms({ persons, personForm }: OrderDraft, count: number): readonly PersonForm[] {
  const typed = personForm ?? (persons ?? []).map(({ name, birthYear }) => ({ name, birthYear: String(birthYear) }));
  return Array.from({ length: Math.max(typed.length, count) }, (_, index) => typed[index] ?? EMPTY);
}

export function findPersonProblems({ name, birthYear }: PersonForm, nowMs: number): PersonProblems {
  const nameProblem = name.trim() === '' ? 'nameMissing' : isPersonName(name.trim()) ? undefined : 'nameIrregular';
  const yearProblem =
    birthYear === '' ? 'birthYearMissing' : isBirthYear(Number(birthYear), nowMs) ? undefined : 'birthYearWrong';
  return { ...(nameProblem && { name: nameProblem }), ...(yearProblem && { birthYear: yearProblem }) };
}

/** A person whose fields have no problem, as the order has them. */
export function toOrderPerson({ name, birthYear }: PersonForm): OrderPerson {
  return { name: name.trim(), birthYear: Number(birthYear) };
}
