import type { PriceBook } from '@/lib/domain/money/price-book';
import {
  findCleaningRules,
  findOutdoorHours,
  neededHours,
  quoteCleaning,
  type CleaningAnswers,
  type HomeSize,
} from '@/lib/funnel/kinds/cleaning/quote';

const TYPE = 301;
const DEEP_TYPE = 302;
const STAIRWELL_TYPE = 304;
const CITY = 1;

const book: PriceBook<'cleaning'> = {
  validFrom: '2026-09-23',
  minimumHours: 3,
  maximumHours: 10,
  cities: [
    {
      cityId: CITY,
      hourlyRates: [3, 4, 5, 6, 7, 8, 9, 10].map((hours) => ({ hours, hourlyRateRials: 4_000_000 - hours * 200_000 })),
    },
  ],
  types: [
    { typeId: TYPE, ratePercent: 100, minimumHours: 3 },
    { typeId: DEEP_TYPE, ratePercent: 120, minimumHours: 4 },
    { typeId: STAIRWELL_TYPE, ratePercent: 110, minimumHours: 3 },
  ],
  hoursRules: [
    {
      typeId: TYPE,
      baseMinutes: 30,
      minutesPerTenSquareMetres: 8,
      minutesPerRoom: 15,
      minutesPerBathroom: 25,
      minutesPerWindow: 8,
    },
  ],
  outdoorHoursRules: [
    { typeId: STAIRWELL_TYPE, baseMinutes: 30, minutesPerFloor: 20, minutesPerTenSquareMetresCarPark: 5 },
  ],
  pets: [
    { seopath: 'cat', extraMinutes: 30 },
    { seopath: 'fish', extraMinutes: 0 },
    { seopath: 'rodent', extraMinutes: 15 },
  ],
  firstDeepCleanExtraMinutes: 60,
};
// 30 + 80 + 30 + 25 + 16 = 181 minutes
const home: HomeSize = { areaM2: 100, roomCount: 2, bathroomCount: 1, windowCount: 2, isFirstDeepClean: false };
const answers: CleaningAnswers = {
  typeId: TYPE,
  cityId: CITY,
  cleaningHours: 4,
  home: null,
  petTypes: [],
};

function requireRules(typeId = TYPE) {
  const rules = findCleaningRules(book, typeId);
  if (!rules) throw new Error(`The test's price book has no type ${typeId}.`);
  return rules;
}

function requireQuote(changes: Partial<CleaningAnswers>) {
  const quote = quoteCleaning({ ...answers, ...changes }, book);
  if (!quote) throw new Error('The test expects a price.');
  return quote;
}

describe('neededHours', () => {
  it('rounds the minutes of a home up to whole hours', () => {
    expect(neededHours(home, [], requireRules())).toBe(4);
    expect(neededHours({ ...home, windowCount: 1 }, [], requireRules())).toBe(3);
  });

  it('adds the first deep clean and each kind of pet once', () => {
    expect(neededHours({ ...home, isFirstDeepClean: true }, [], requireRules())).toBe(5);
    const threeHours = { ...home, windowCount: 1 };
    expect(neededHours(threeHours, ['cat', 'cat'], requireRules())).toBe(4);
  });

  it('takes the longest of the pets without a name of their own for «other», and nothing for an unknown pet', () => {
    const exactlyThreeHours = { ...home, areaM2: 95, windowCount: 2 };
    expect(neededHours(exactlyThreeHours, [], requireRules())).toBe(3);
    expect(neededHours(exactlyThreeHours, ['other'], requireRules())).toBe(4);
    expect(neededHours(exactlyThreeHours, ['dog'], { ...requireRules(), pets: [] })).toBe(3);
  });

  it('stays between the shortest visit of the type and the longest of the book', () => {
    const small = { areaM2: 20, roomCount: 0, bathroomCount: 0, windowCount: 0, isFirstDeepClean: false };
    expect(neededHours(small, [], requireRules())).toBe(3);
    expect(neededHours(small, [], requireRules(DEEP_TYPE))).toBe(4);
    expect(neededHours({ ...home, areaM2: 2000 }, [], requireRules())).toBe(10);
  });
});

describe('findOutdoorHours', () => {
  it('counts floors and area', () => {
    expect(findOutdoorHours({ areaM2: 120, floorCount: 5 }, book)).toBe(4);
    expect(findOutdoorHours({ areaM2: 120, floorCount: 5 }, { ...book, outdoorHoursRules: [] })).toBeNull();
  });
});

describe('quoteCleaning', () => {
  it('charges the whole visit at the rate of its own length', () => {
    expect(requireQuote({})).toEqual({
      lines: [{ key: 'clean-hours', params: { hours: 4, hourlyRateRials: 3_200_000 }, amountRials: 12_800_000 }],
      priceRials: 12_800_000,
      discountRials: 0,
      needHours: 4,
      minHours: 3,
    });
  });

  it('takes the type’s percent and its own shortest visit', () => {
    const quote = requireQuote({ typeId: DEEP_TYPE, cleaningHours: 1 });
    expect(quote).toMatchObject({ needHours: 4, minHours: 4, priceRials: 4 * 3_840_000 });
  });

  it('lists the price of a first deep clean and of pets', () => {
    const quote = requireQuote({
      cleaningHours: null,
      home: { ...home, isFirstDeepClean: true },
      petTypes: ['cat', 'other', 'bird'],
    });
    expect(quote.needHours).toBe(6);
    expect(quote.lines.map((line) => [line.key, line.params.hours])).toEqual([
      ['clean-hours', 4],
      ['clean-first-deep', 1],
      ['clean-pets', 1],
    ]);
  });

  it('prefers the customer’s hours to the home’s, and adds pets to them', () => {
    expect(requireQuote({ home: { ...home, areaM2: 500 } }).needHours).toBe(4);
    expect(requireQuote({ petTypes: ['cat'] }).needHours).toBe(5);
  });

  it('gives no discount on a single visit', () => {
    const quote = requireQuote({ petTypes: ['cat'] });
    expect(quote.discountRials).toBe(0);
    expect(quote.lines.reduce((sum, line) => sum + line.amountRials, 0)).toBe(quote.priceRials);
  });

  it('has no price for a city or a type outside the book', () => {
    expect(quoteCleaning({ ...answers, cityId: 99 }, book)).toBeNull();
    expect(quoteCleaning({ ...answers, typeId: 99 }, book)).toBeNull();
  });

  it('gives whole rials only', () => {
    const odd: PriceBook<'cleaning'> = {
      ...book,
      cities: [{ cityId: CITY, hourlyRates: [{ hours: 4, hourlyRateRials: 333_333 }] }],
    };
    const quote = quoteCleaning({ ...answers, typeId: DEEP_TYPE }, odd);
    for (const line of quote?.lines ?? []) expect(Number.isInteger(line.amountRials)).toBe(true);
  });
});
