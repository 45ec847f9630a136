import type { PriceBook } from '@/lib/domain/money/price-book';

import { isLitreCount } from './litre-limits';
import { quoteGas } from './quote';

const BOOK: PriceBook<'gas'> = {
  validFrom: '2026-03-21',
  cities: [
    {
      cityId: 1,
      fuels: [
        { gasTypeEnum: 'REGULAR', litreRials: 30_000 },
        { gasTypeEnum: 'SUPER', litreRials: 650_000 },
      ],
      deliveryRials: 1_200_000,
    },
  ],
};
const CAR = { cityId: 1, gasTypeEnum: 'REGULAR', litres: 40, vehicleType: 'AUTOMOBILE' } as const;

describe('the price of petrol', () => {
  it.each([
    [CAR, 1_200_000, 2_400_000],
    [{ ...CAR, gasTypeEnum: 'SUPER', litres: 10 }, 6_500_000, 7_700_000],
    [{ ...CAR, litres: 60 }, 1_800_000, 3_000_000],
    [{ ...CAR, vehicleType: 'MOTORCYCLE', litres: 3 } as const, 90_000, 1_290_000],
  ])('is litres × unit and the delivery: %j', (answers, netRials, priceRials) => {
    const quote = quoteGas(answers, BOOK);
    expect(quote).toMatchObject({ netRials, priceRials, deliveryRials: 1_200_000 });
    expect(quote?.lines.reduce((sum, { amountRials }) => sum + amountRials, 0)).toBe(priceRials);
  });

  it.each([
    { ...CAR, cityId: 2 },
    { ...CAR, gasTypeEnum: 'DIESEL' },
    { ...CAR, litres: 9 },
    { ...CAR, litres: 61 },
    { ...CAR, litres: 20.5 },
    { ...CAR, vehicleType: 'MOTORCYCLE', litres: 13 } as const,
  ])('is null for a fuel or litres outside the book or the vehicle: %j', (answers) => {
    expect(quoteGas(answers, BOOK)).toBeNull();
  });

  it('takes 10 to 60 litres for a car and 3 to 12 for a motorcycle', () => {
    const listTaken = (vehicleType: 'AUTOMOBILE' | 'MOTORCYCLE') =>
      Array.from({ length: 100 }, (_, litres) => litres).filter((litres) => isLitreCount(litres, vehicleType));
    expect([listTaken('AUTOMOBILE')[0], listTaken('AUTOMOBILE').at(-1)]).toEqual([10, 60]);
    expect([listTaken('MOTORCYCLE')[0], listTaken('MOTORCYCLE').at(-1)]).toEqual([3, 12]);
  });
});
