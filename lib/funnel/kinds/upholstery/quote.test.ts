import { carpetPrices } from '@/lib/catalogue/prices/textiles';
import { UPHOLSTERY_MOST_SEATS } from '@/lib/domain/constants/upholstery';

import { quoteUpholstery, type UpholsteryPieces } from './quote';

const SOFA = 704;

const toQuote = (upholstery: UpholsteryPieces, { grade = 'ECO' as 'ECO' | 'VIP', typeId = SOFA, cityId = 1 } = {}) =>
  quoteUpholstery({ typeId, cityId, grade, upholstery }, carpetPrices);

describe('the price of upholstery at home', () => {
  it('is seats × grade, where a chair is less than a seat and a mattress more', () => {
    const pieces = [
      { piece: 'seat', count: 7 },
      { piece: 'chair', count: 2 },
      { piece: 'double-mattress', count: 1 },
    ] as const;
    expect(toQuote(pieces)).toEqual({
      lines: [
        {
          key: 'upholstery-piece',
          params: { piece: 'upholsteryPieces.seat', count: 7, pieceRials: 1_700_000 },
          amountRials: 11_900_000,
        },
        {
          key: 'upholstery-piece',
          params: { piece: 'upholsteryPieces.chair', count: 2, pieceRials: 850_000 },
          amountRials: 1_700_000,
        },
        {
          key: 'upholstery-piece',
          params: { piece: 'upholsteryPieces.double-mattress', count: 1, pieceRials: 5_100_000 },
          amountRials: 5_100_000,
        },
      ],
      priceRials: 18_700_000,
      discountRials: 0,
      needHours: 4,
      minHours: 4,
    });
    expect(toQuote(pieces, { grade: 'VIP' })?.priceRials).toBe(27_500_000);
  });

  it('books one visit as long as the seats need', () => {
    const hours = (count: number) => toQuote([{ piece: 'seat', count }])?.needHours;
    expect([1, 3, 7, UPHOLSTERY_MOST_SEATS].map(hours)).toEqual([1, 2, 3, 7]);
  });

  it('is filled up to the minimum of an order', () => {
    expect(toQuote([{ piece: 'seat', count: 2 }])?.lines.at(-1)).toEqual({
      key: 'minimum-order',
      params: { minimumRials: 5_000_000 },
      amountRials: 1_600_000,
    });
  });

  it('is null without a piece, for more than a visit can do, for a carpet, and for a city without a book', () => {
    expect(toQuote([])).toBeNull();
    expect(toQuote([{ piece: 'single-mattress', count: UPHOLSTERY_MOST_SEATS / 2 + 1 }])).toBeNull();
    expect(toQuote([{ piece: 'seat', count: 3 }], { typeId: 701 })).toBeNull();
    expect(toQuote([{ piece: 'seat', count: 3 }], { cityId: 99 })).toBeNull();
  });
});
