import { findEditedStep, findEditStep, findStepNumber, PROVIDER_REGISTER_STATE, STEPS } from '@/lib/funnel/steps';

describe('step numbers', () => {
  it('are those of the base steps', () => {
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

  it('edit(n) is n + 13 for 1 to 8', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(findEditStep)).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    expect([14, 15, 16, 17, 18, 19, 20, 21].map(findEditedStep)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['cleanDetails', STEPS.cleanDetails, 22, 24],
    ['cleanPetSelect', STEPS.cleanPetSelect, 23, 25],
    ['carwashCarType', STEPS.carwashCarType, 26, 28],
    ['carwashServiceType', STEPS.carwashServiceType, 27, 29],
    ['returnDateTime', STEPS.returnDateTime, 30, 32],
    ['laundryBasket', STEPS.laundryBasket, 31, 33],
    ['autobarWorkerNumber', STEPS.autobarWorkerNumber, 34, 35],
    ['onlineTestingPersonNumber', STEPS.onlineTestingPersonNumber, 36, 37],
    ['gasGetLocation', STEPS.gasGetLocation, 38, 39],
    ['gasGetPlaque', STEPS.gasGetPlaque, 40, 41],
    ['gasGetLiter', STEPS.gasGetLiter, 42, 43],
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

  it('state=pelakfan-register marks the provider-register flow', () => {
    expect(PROVIDER_REGISTER_STATE).toBe('pelakfan-register');
  });
});
