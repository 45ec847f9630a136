import { findEditedStep, findEditStep, findStepNumber, PROVIDER_REGISTER_STATE, STEPS } from '@/lib/funnel/steps';

describe('step numbers', () => {
  it('[F-01] [F-02] [F-03] [F-04] [F-05] [F-06] [F-07] [F-08] [F-09] are those of the base steps', () => {
    const {
      mainServices,
      gradeServices,
      address,
      presenceDateTime,
      desc,
      orderComplete,
      orderProcess,
      selectWorker,
      preFactor,
    } = STEPS;
    expect([
      mainServices,
      gradeServices,
      address,
      presenceDateTime,
      desc,
      orderComplete,
      orderProcess,
      selectWorker,
      preFactor,
    ]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('[F-14] [F-15] [F-16] [F-17] [F-18] [F-19] [F-20] [F-21] edit(n) is n + 13 for 1 to 8', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(findEditStep)).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    expect([14, 15, 16, 17, 18, 19, 20, 21].map(findEditedStep)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['[F-22] [F-24] cleanDetails', STEPS.cleanDetails, 22, 24],
    ['[F-23] [F-25] cleanPetSelect', STEPS.cleanPetSelect, 23, 25],
    ['[F-26] [F-28] carwashCarType', STEPS.carwashCarType, 26, 28],
    ['[F-27] [F-29] carwashServiceType', STEPS.carwashServiceType, 27, 29],
    ['[F-30] [F-32] returnDateTime', STEPS.returnDateTime, 30, 32],
    ['[F-31] [F-33] laundryBasket', STEPS.laundryBasket, 31, 33],
    ['[F-34] [F-35] autobarWorkerNumber', STEPS.autobarWorkerNumber, 34, 35],
    ['[F-36] [F-37] onlineTestingPersonNumber', STEPS.onlineTestingPersonNumber, 36, 37],
    ['[F-38] [F-39] gasGetLocation', STEPS.gasGetLocation, 38, 39],
    ['[F-40] [F-41] gasGetPlaque', STEPS.gasGetPlaque, 40, 41],
    ['[F-42] [F-43] gasGetLiter', STEPS.gasGetLiter, 42, 43],
  ])('%s and its edit', (_title, step, number, edit) => {
    expect(step).toBe(number);
    expect(findEditStep(number)).toBe(edit);
    expect(findEditedStep(edit)).toBe(number);
    expect(findEditedStep(number)).toBeNull();
  });

  it('keeps 10 to 13 free, and the pre-invoice has no edit', () => {
    for (const number of ['10', '11', '12', '13', '0', '44', '-1', '1.5', 'nine', '', '001', null, undefined])
      expect(findStepNumber(number)).toBeNull();
    expect(findEditStep(STEPS.preFactor)).toBeNull();
    expect(findStepNumber('22')).toBe(22);
  });

  it('names every number once', () => {
    const numbers = Object.values(STEPS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('[F-50] state=pelakfan-register marks the provider-register flow', () => {
    expect(PROVIDER_REGISTER_STATE).toBe('pelakfan-register');
  });
});
