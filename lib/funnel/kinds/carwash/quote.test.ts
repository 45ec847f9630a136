import { carwashPrices } from '@/lib/catalogue/prices/carwash';

import { quoteCarWash, type CarWashAnswers } from './quote';

const WATERLESS = 901;
const WATER_WASH = 902;
const DETAILING = 903;
const SALOON = 2;
const VAN = 7;

const quote = (wishes: Partial<CarWashAnswers> = {}) =>
  quoteCarWash({ typeId: WATER_WASH, cityId: 1, bodyTypeId: SALOON, method: 'on-site', ...wishes }, carwashPrices);

describe('the price of a car wash', () => {
  it('is one line for the wash, and one for fetching the car; they add up to the whole price', () => {
    expect(quote()?.lines).toEqual([
      { key: 'carwash', params: { wash: 'washes.waterWash', body: 'bodies.saloon' }, amountRials: 4_600_000 },
    ]);
    const fetched = quote({ method: 'collect' });
    expect(fetched?.lines.map(({ key, amountRials }) => [key, amountRials])).toEqual([
      ['carwash', 4_600_000],
      ['carwash-collect', 4_000_000],
    ]);
    expect(fetched?.priceRials).toBe(8_600_000);
  });

  it('takes the hours of the work, longer for a large body, and one more for the way to the workshop', () => {
    const hours = (bodyTypeId: number, method: CarWashAnswers['method']) =>
      quote({ typeId: DETAILING, bodyTypeId, method })?.needHours;
    expect([hours(SALOON, 'on-site'), hours(VAN, 'on-site'), hours(VAN, 'collect')]).toEqual([6, 8, 9]);
  });

  it.each([
    ['a method that the type does not have', { typeId: WATERLESS, method: 'collect' }],
    ['a body that nobody knows', { bodyTypeId: 99 }],
    ['another service’s type', { typeId: 301 }],
    ['a city without a book', { cityId: 6 }],
  ] as const)('is null for %s', (_, wishes) => {
    expect(quote(wishes)).toBeNull();
  });
});
