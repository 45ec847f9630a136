import type { PriceBook } from '@/lib/domain/money/price-book';

import { getWords } from '../../words/words';
import type { UsualOrders } from '../server-kind';

/** The first tests of the book for one person, and the first for two. */
const TESTS_SHOWN = 2;

export function listUsualOrders({ tests }: PriceBook<'testing'>): UsualOrders {
  const [first] = tests;
  if (!first) return { orders: [], dearer: [] };
  const toAnswers = (test: typeof first, personCount: number) => ({
    answers: { srvcattypeid: test.typeId, testIds: [test.testId], personCount },
  });
  return {
    orders: [...tests.slice(0, TESTS_SHOWN).map((test) => toAnswers(test, 1)), toAnswers(first, 2)],
    dearer: [
      { answers: { personCount: 2 }, describe: (locale) => getWords(locale, 'catalogue').say('usual.secondPerson') },
    ],
  };
}
