import { medicalTestsPrices } from '@/lib/catalogue/prices/medical-tests';

import { quoteMedicalTests, type MedicalTestsAnswers } from './quote';

const SUGAR_AND_KIDNEYS = 2403;
const FASTING_SUGAR = 24031;
const LIPIDS = 24034;
const COVID = 24051;

const quote = (wishes: Partial<MedicalTestsAnswers> = {}) =>
  quoteMedicalTests(
    { typeId: SUGAR_AND_KIDNEYS, cityId: 1, testIds: [FASTING_SUGAR, LIPIDS], personCount: 1, ...wishes },
    medicalTestsPrices,
  );

describe('the price of tests at home', () => {
  it('is persons × tests, and one visit fee for any number of persons', () => {
    const lines = (personCount: number) =>
      quote({ personCount })?.lines.map(({ key, amountRials }) => [key, amountRials]);
    expect(lines(1)).toEqual([
      ['test', 900_000],
      ['test', 3_600_000],
      ['test-visit', 2_800_000],
    ]);
    expect(lines(3)).toEqual([
      ['test', 2_700_000],
      ['test', 10_800_000],
      ['test-visit', 2_800_000],
    ]);
    expect(quote({ personCount: 3 })?.priceRials).toBe(16_300_000);
  });

  it('counts a repeated test once', () => {
    expect(quote({ testIds: [LIPIDS, LIPIDS] })).toEqual(quote({ testIds: [LIPIDS] }));
  });

  it('takes an hour for every four persons', () => {
    expect([1, 4, 5, 9].map((personCount) => quote({ personCount })?.needHours)).toEqual([1, 1, 2, 3]);
  });

  it.each([
    ['no test', { testIds: [] }],
    ['another type’s test', { testIds: [FASTING_SUGAR, COVID] }],
    ['a test that nobody knows', { testIds: [1] }],
    ['a city without a book', { cityId: 3 }],
  ])('is null for %s', (_, wishes) => {
    expect(quote(wishes)).toBeNull();
  });
});
