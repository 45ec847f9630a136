import type { PriceBook } from '@/lib/domain/money/price-book';
import { listContained } from '@/lib/domain/kind/test-panels';
import type { QuoteLine } from '@/lib/funnel/quote/line';

export interface MedicalTestsAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly testIds: readonly number[];
  readonly personCount: number;
}

export interface MedicalTestsQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  readonly discountRials: 0;
  /** Whole hours that are booked. */
  readonly needHours: number;
  readonly minHours: number;
}

/** Whole hours of a visit to `personCount` persons. */
export function toMedicalTestsHours({ hours, personsAnHour }: PriceBook<'testing'>, personCount: number): number {
  return hours + Math.ceil(personCount / personsAnHour) - 1;
}

/**
 * Persons × tests, and one visit fee (BEHAVIOUR 4); a test that a chosen panel contains is not charged beside it. Null
 * without a test, and for a test or a city that the book does not know or that is another type's.
 */
export function quoteMedicalTests(answers: MedicalTestsAnswers, book: PriceBook<'testing'>): MedicalTestsQuote | null {
  const { typeId, cityId, personCount } = answers;
  const city = book.cities.find((known) => known.cityId === cityId);
  const asked = new Set(answers.testIds);
  const contained = book.tests
    .filter(({ testId }) => asked.has(testId))
    .flatMap((panel) => listContained(panel, book.tests).map(({ testId }) => testId));
  const testIds = [...asked].filter((testId) => !contained.includes(testId));
  const lines = testIds.flatMap((testId) => {
    const test = book.tests.find((known) => known.testId === testId && known.typeId === typeId);
    const rate = city?.rates.find((known) => known.testId === testId);
    return test && rate ? [toTestLine(test, rate.amountRials, personCount)] : [];
  });
  if (!city || lines.length === 0 || lines.length < testIds.length) return null;
  const charged = [...lines, { key: 'test-visit', params: {}, amountRials: city.visitFeeRials }];
  const needHours = toMedicalTestsHours(book, personCount);
  return {
    lines: charged,
    priceRials: charged.reduce((sum, { amountRials }) => sum + amountRials, 0),
    discountRials: 0,
    needHours,
    minHours: needHours,
  };
}

function toTestLine(
  { key, fastingHours }: PriceBook<'testing'>['tests'][number],
  testRials: number,
  persons: number,
): QuoteLine {
  return {
    key: 'test',
    params: { test: `tests.${key}.name`, persons, testRials, fastingHours },
    amountRials: persons * testRials,
  };
}
