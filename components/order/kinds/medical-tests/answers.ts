import { toNamedPerson } from '@/components/shared/facts/test-person';

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

/** How the answers of medical tests read; their names stand in the lines of the price. */
export const medicalTestsAnswers = {
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
} satisfies Record<string, AnswerWords>;
