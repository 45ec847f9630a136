import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, listOf, shapeOf } from '@/lib/funnel/stored-checks';

/** Somebody who gives a sample. */
export interface OrderPerson {
  readonly name: string;
  /** Persian or Gregorian, which its number tells (lib/domain/person/birth-year.ts). */
  readonly birthYear: number;
}

/** Somebody who gives a sample, while it is being typed. */
export interface PersonForm {
  readonly name: string;
  /** Latin digits. */
  readonly birthYear: string;
}

/**
 * Which tests are made, and who gives a sample; for how many people is `personCount`, which movers are counted by, too.
 */
export const medicalTestsFields = {
  testIds: sent(
    answer(listOf(isNumber), {
      parts: ['details'],
      fromFormer: ({ draft }) => (draft.testIds.length > 0 ? draft.testIds : null),
    }),
    (ids) => ids ?? [],
  ),
  persons: sent(
    answer(listOf(shapeOf<OrderPerson>({ name: isText, birthYear: isNumber })), {
      fromFormer: ({ draft }) => (draft.persons.length > 0 ? draft.persons : null),
    }),
    (persons) => persons ?? [],
  ),
  personForm: answer(listOf(shapeOf<PersonForm>({ name: isText, birthYear: isText }))),
};
