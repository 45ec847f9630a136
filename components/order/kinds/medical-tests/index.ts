import { toNamedPerson } from '@/components/shared/facts/test-person';

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

/** Steps 2 and 36, with their edits. */
export const medicalTests = {
  screens: {
    tests: toFetchedScreen(() => import('./tests').then((module) => module.TestsQuestion)),
    persons: toFetchedScreen(() => import('./persons').then((module) => module.PersonsQuestion)),
  },
  /** How the answers of medical tests read; their names stand in the lines of the price. */
  answers: {
    tests: {
      label: 'answers.tests',
      toText: ({ draft }: Order, { t }: Words) => t('tests.count', { count: draft.testIds?.length ?? 0 }),
    },
    persons: {
      label: 'answers.persons',
      toText: ({ draft }: Order, { t, locale }: Words) =>
        [
          t('persons.count', { count: draft.personCount ?? 1 }),
          ...(draft.persons ?? []).map((person) => toNamedPerson(person, locale)),
        ].join('\n'),
    },
  },
} satisfies OrderedKind;
