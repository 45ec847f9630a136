import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, listOf, shapeOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

/** A person who gives a sample. */
export interface OrderPerson {
  readonly name: string;
  /** Persian or Gregorian, which its number tells (lib/domain/person/birth-year.ts). */
  readonly birthYear: number;
}

/** A person who gives a sample, while it is being typed. */
export interface PersonForm {
  readonly name: string;
  /** Latin digits. */
  readonly birthYear: string;
}

/** The tests, and the people who give a sample. Their number is `personCount`, which also counts movers. */
const fields = {
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

/** Medical tests: samples are taken at home. */
export const medicalTests = {
  fields,
  /** 1 → 2 → 36 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
    SERVICE_TYPE,
    {
      step: STEPS.gradeServices,
      question: 'tests',
      isAnswered: (draft) => (draft.testIds?.length ?? 0) > 0,
      clears: ['price'],
    },
    {
      step: STEPS.onlineTestingPersonNumber,
      question: 'persons',
      // A draft from before names were asked is asked for them.
      isAnswered: (draft) => draft.personCount !== null && draft.persons?.length === draft.personCount,
      clears: ['price'],
    },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    OPTIONAL_DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  place: 'clean/addcleanrequest',
  providers: 'serviceprovider/filterserviceprovider',
  price: {
    call: 'reqandpay/getprice',
    by: ['personCount', 'testIds'],
    isReady: ({ testIds }) => (testIds?.length ?? 0) > 0,
  },
} as const satisfies FunnelKind<typeof fields>;
