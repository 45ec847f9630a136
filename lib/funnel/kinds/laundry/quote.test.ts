import { carpetPrices, laundryPrices } from '@/lib/catalogue/prices/textiles';
import { quoteCarpet } from '@/lib/funnel/kinds/carpet/quote';
import { quoteLaundry } from '@/lib/funnel/kinds/laundry/quote';

const EVERYDAY = 501;
const FORMAL = 502;
const SHIRT = 50101;
const TROUSERS = 50103;
const SUIT = 50201;
const LEATHER_JACKET = 50205;
const MACHINE_MADE = 701;
const FRINGE = 705;
const SOFA = 704;

const toLaundry = (clothes: { itemId: number; count: number }[], grade: 'ECO' | 'VIP' = 'ECO', typeId = EVERYDAY) =>
  quoteLaundry({ typeId, cityId: 1, grade, clothes }, laundryPrices);
const toCarpet = (carpets: { units: number; count: number }[], grade: 'ECO' | 'VIP' = 'ECO', typeId = MACHINE_MADE) =>
  quoteCarpet({ typeId, cityId: 1, grade, carpets }, carpetPrices);

describe('the price of laundry', () => {
  it('is item × grade, line by line', () => {
    const clothes = [
      { itemId: SHIRT, count: 5 },
      { itemId: TROUSERS, count: 2 },
    ];
    expect(toLaundry(clothes)).toEqual({
      lines: [
        {
          key: 'laundry-item',
          params: { item: 'laundryItems.shirt', count: 5, itemRials: 850_000 },
          amountRials: 4_250_000,
        },
        {
          key: 'laundry-item',
          params: { item: 'laundryItems.trousers', count: 2, itemRials: 950_000 },
          amountRials: 1_900_000,
        },
      ],
      priceRials: 6_150_000,
      discountRials: 0,
      needHours: 1,
      minHours: 1,
    });
    expect(toLaundry(clothes, 'VIP')?.priceRials).toBe(10_800_000);
  });

  it('lists pieces of several kinds under each kind’s name, where each of their types is named', () => {
    const clothes = [
      { itemId: SUIT, count: 1 },
      { itemId: SHIRT, count: 3 },
    ];
    const answers = { typeId: EVERYDAY, cityId: 1, grade: 'ECO', clothes } as const;
    const quote = quoteLaundry({ ...answers, moreTypeIds: [FORMAL] }, laundryPrices);
    expect(quote?.priceRials).toBe(5_450_000);
    expect(quote?.lines.map(({ params }) => [params.group, params.item])).toEqual([
      ['laundryKinds.501', 'laundryItems.shirt'],
      ['laundryKinds.502', 'laundryItems.suit'],
    ]);
    expect(quoteLaundry({ ...answers, moreTypeIds: [503] }, laundryPrices)).toBeNull();
    expect(quoteLaundry({ ...answers, moreTypeIds: [FORMAL, EVERYDAY, FORMAL] }, laundryPrices)?.priceRials).toBe(
      5_450_000,
    );
  });

  it('is filled up to the minimum of an order', () => {
    const quote = toLaundry([{ itemId: SHIRT, count: 2 }]);
    expect(quote?.priceRials).toBe(5_000_000);
    expect(quote?.lines.at(-1)).toEqual({
      key: 'minimum-order',
      params: { minimumRials: 5_000_000 },
      amountRials: 3_300_000,
    });
  });

  it('is null for an empty basket, another type’s item, one outside the grade, and a city without a book', () => {
    expect(toLaundry([])).toBeNull();
    expect(toLaundry([{ itemId: SUIT, count: 1 }])).toBeNull();
    expect(toLaundry([{ itemId: LEATHER_JACKET, count: 1 }], 'ECO', 502)).toBeNull();
    const clothes = [{ itemId: SHIRT, count: 9 }];
    expect(quoteLaundry({ typeId: EVERYDAY, cityId: 6, grade: 'ECO', clothes }, laundryPrices)).toBeNull();
  });
});

describe('the estimate for carpets', () => {
  it('is size × material and grade, in whole tomans', () => {
    expect(toCarpet([{ units: 12, count: 2 }])).toMatchObject({
      lines: [{ key: 'carpet-square-metre', params: { count: 2, units: 12, unitRials: 650_000 } }],
      priceRials: 15_600_000,
    });
    expect(toCarpet([{ units: 8.75, count: 1 }], 'VIP')?.priceRials).toBe(8_312_500);
  });

  it('counts fringe by the metre, and fills small orders up', () => {
    const quote = toCarpet([{ units: 3, count: 1 }], 'ECO', FRINGE);
    expect(quote?.lines.map(({ key, amountRials }) => [key, amountRials])).toEqual([
      ['carpet-metre', 3_600_000],
      ['minimum-order', 1_400_000],
    ]);
  });

  it('is null without a size, for an unknown material, and for a sofa, which is no carpet', () => {
    expect(toCarpet([])).toBeNull();
    expect(toCarpet([{ units: 7, count: 1 }], 'ECO', SOFA)).toBeNull();
    expect(toCarpet([{ units: 6, count: 1 }], 'ECO', 501)).toBeNull();
  });
});
