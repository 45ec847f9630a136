import { findPieces, sumUp, toKinds, toOrderTypes, withCount, type Item } from './basket-kinds';

const SHIRT = toItem(1, 'Shirt', 501, 850_000);
const COAT = toItem(2, 'Coat', 502, 2_600_000);
const CURTAIN = toItem(3, 'Curtain, a metre', 503, 450_000);
const TYPES = [
  { id: 501, name: 'Everyday clothes' },
  { id: 502, name: 'Suits and coats' },
];

function toItem(itemId: number, itemName: string, srvcattypeid: number, priceRial: number): Item {
  return { itemId, itemName, srvcattypeid, priceRial, serviceGrade: 'ECO' };
}

const kinds = toKinds([SHIRT, COAT, CURTAIN], { types: TYPES, firstId: 502 });

describe('the basket of all kinds of pieces', () => {
  it('shows the kind that was come for first, and none of a type that takes no orders', () => {
    expect(kinds.map(({ name, items }) => [name, items])).toEqual([
      ['Suits and coats', [COAT]],
      ['Everyday clothes', [SHIRT]],
    ]);
  });

  it('finds pieces by their name and by that of their kind', () => {
    const find = (text: string) => findPieces(kinds, text).flatMap(({ items }) => items);
    expect(find('SHIRT')).toEqual([SHIRT]);
    expect(find('coat')).toEqual([COAT]);
    expect(find('everyday')).toEqual([SHIRT]);
    expect(find('tie')).toEqual([]);
  });

  it('names the types that something is in it of, and sums up what a kind costs', () => {
    const empty = { clothes: null, srvcattypeid: 502, moreTypeIds: null };
    const one = { ...empty, ...withCount(empty, kinds, { item: SHIRT, count: 3 }) };
    expect(one).toMatchObject({ clothes: [{ itemId: 1, count: 3 }], moreTypeIds: [501] });
    expect(sumUp(one, [SHIRT])).toEqual({ count: 3, sumRial: 2_550_000 });
    expect(toOrderTypes(one, kinds)).toEqual({ srvcattypeid: 501, moreTypeIds: [] });
    const both = { ...one, ...withCount(one, kinds, { item: COAT, count: 1 }) };
    expect(toOrderTypes(both, kinds)).toEqual({ srvcattypeid: 502, moreTypeIds: [501] });
    expect(withCount(both, kinds, { item: SHIRT, count: 0 })).toEqual({
      clothes: [{ itemId: 2, count: 1 }],
      moreTypeIds: [],
    });
  });
});
