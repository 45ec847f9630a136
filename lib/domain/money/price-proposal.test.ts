import { needsPhoto, toProposedLines, type PriceTerms } from './price-proposal';

const TERMS: PriceTerms = {
  hourRial: 3_000_000,
  measure: { unit: 'square-metre', unitRial: 650_000, sizes: [6, 6] },
  pieces: [
    { piece: 'laundryItems.shirt', label: 'Shirt', count: 5, pieceRial: 550_000 },
    { piece: 'laundryItems.coat', label: 'Coat', count: 0, pieceRial: 2_000_000 },
  ],
  extras: [{ key: 'extra-floor', rateRial: 700_000 }],
  minimumRial: 5_000_000,
  freeRial: 1_000_000,
};
const sum = (changes: Parameters<typeof toProposedLines>[1], terms = TERMS) =>
  toProposedLines(terms, changes)?.reduce((rials, { amountRials }) => rials + amountRials, 0) ?? null;

describe('another final price', () => {
  it('follows from the agreed hour, the agreed square metre, the price of a piece and the list of extras', () => {
    expect(sum([{ key: 'overtime', minutes: 15 }])).toBe(750_000);
    expect(sum([{ key: 'measured', sizes: [6, 8.5] }])).toBe(2.5 * 650_000);
    expect(sum([{ key: 'extra-floor', count: 2 }])).toBe(1_400_000);
    // Five shirts had been filled up to the least that an order costs.
    expect(sum([{ key: 'recount', pieces: [{ piece: 'laundryItems.coat', count: 2 }] }])).toBe(
      5 * 550_000 + 4_000_000 - 5_000_000,
    );
    expect(sum([{ key: 'recount', pieces: [{ piece: 'laundryItems.shirt', count: 0 }] }])).toBe(-5_000_000);
  });

  it('names the rate, the number before and the number now', () => {
    expect(toProposedLines(TERMS, [{ key: 'measured', sizes: [6, 8.5] }])).toEqual([
      {
        key: 'measured-square-metre',
        params: { count: 2, units: 14.5, before: 12, unitRials: 650_000, sizes: '6;8.5' },
        amountRials: 1_625_000,
      },
    ]);
  });

  it('is empty without a rate, for no change, or for one thing twice', () => {
    const without = { ...TERMS, hourRial: null, measure: null, pieces: [], extras: [] };
    expect(sum([{ key: 'overtime', minutes: 15 }], without)).toBeNull();
    expect(sum([{ key: 'measured', sizes: [6] }], without)).toBeNull();
    expect(sum([{ key: 'extra-floor', count: 1 }], without)).toBeNull();
    expect(sum([{ key: 'extra-heavy', count: 1 }])).toBeNull();
    expect(sum([{ key: 'measured', sizes: [6, 6] }])).toBeNull();
    expect(sum([{ key: 'recount', pieces: [{ piece: 'laundryItems.tie', count: 1 }] }])).toBeNull();
    expect(sum([{ key: 'measured', sizes: [7, 7] }])).toBe(1_300_000);
    expect(
      sum([
        { key: 'measured', sizes: [7, 7] },
        { key: 'measured', sizes: [7, 7] },
      ]),
    ).toBeNull();
  });

  it('is limited, and needs a photo, where no list has it', () => {
    expect(sum([{ key: 'materials', amountRial: 1_000_000 }])).toBe(1_000_000);
    expect(
      sum([
        { key: 'materials', amountRial: 600_000 },
        { key: 'extra-work', amountRial: 600_000 },
      ]),
    ).toBeNull();
    expect([needsPhoto([{ key: 'materials' }]), needsPhoto([{ key: 'less-work' }])]).toEqual([true, false]);
  });
});
