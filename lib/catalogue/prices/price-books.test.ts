import { readPriceBook } from '@/lib/domain/money/price-book';

import { carBodyTypes } from '../car-body-types';
import { categoryFacts } from '../category-facts';
import { carwashPrices } from './carwash';
import { priceBooks } from './price-books';

describe('the prices that come with the product', () => {
  it('are there once for every category, in the shape of its kind and in exactly its cities', () => {
    const found = new Map(priceBooks.map((book) => [book.categoryId, book]));
    expect(found.size).toBe(priceBooks.length);
    for (const { id, kind, activeCityIds } of categoryFacts) {
      const book = found.get(id);
      expect(book?.kind).toBe(kind);
      expect(() => readPriceBook(kind, book?.prices)).not.toThrow();
      expect(book?.prices.cities.map(({ cityId }) => cityId)).toEqual(activeCityIds);
    }
  });

  it('name every type of their category, and only these', () => {
    for (const { categoryId, prices } of priceBooks) {
      const types = categoryFacts.find(({ id }) => id === categoryId)?.types.map(({ id }) => id) ?? [];
      const named = [
        ...('types' in prices ? prices.types : []),
        ...('items' in prices ? prices.items : []),
        ...('tests' in prices ? prices.tests : []),
      ].map(({ typeId }) => typeId);
      expect([...new Set(named)].sort()).toEqual(types);
    }
  });

  it('refuse another kind’s shape, and money that is no whole number', () => {
    expect(() => readPriceBook('gas', carwashPrices)).toThrow('fuels');
    expect(() => readPriceBook('carwash', { ...carwashPrices, collectExtraHours: 0.5 })).toThrow('collectExtraHours');
  });

  it('are whole thousands of tomans for every car, and dearer for a larger one', () => {
    for (const { rates } of carwashPrices.cities) {
      const of = (bodyTypeId: number, typeId: number) =>
        rates.find((rate) => rate.bodyTypeId === bodyTypeId && rate.typeId === typeId)?.amountRials ?? 0;
      for (const { typeId } of carwashPrices.types) {
        for (const { id } of carBodyTypes) expect(of(id, typeId)).toBeGreaterThan(0);
        expect(of(7, typeId)).toBeGreaterThan(of(1, typeId));
      }
      for (const { amountRials } of rates) expect(amountRials % 10_000).toBe(0);
    }
  });
});
