import { splitGross, spread, toTaxSums, toVatPercent } from './vat';

describe('the value added tax', () => {
  it.each([
    ['2024-03-19T20:29:59Z', 9],
    ['2024-03-19T20:30:00Z', 10],
    ['2026-11-29T08:00:00Z', 10],
    ['2008-01-01T00:00:00Z', 0],
  ])('follows the day in Tehran: at %s it is %i percent', (at, percent) => {
    expect(toVatPercent(Date.parse(at))).toBe(percent);
  });

  it('is truncated to whole rials a row', () => {
    const row = { amount: 2, feeRials: 10_000, discountRials: 500 };
    expect(toTaxSums({ ...row, vatPercent: 9 })).toMatchObject({
      netRials: 19_500,
      vatRials: 1755,
      totalRials: 21_255,
    });
    expect(toTaxSums({ ...row, vatPercent: 10 })).toMatchObject({ vatRials: 1950, totalRials: 21_450 });
    expect(toTaxSums({ amount: 1, feeRials: 19, discountRials: 0, vatPercent: 10 }).vatRials).toBe(1);
  });

  it('is taken out of prices that contain it, without a lost rial', () => {
    for (let price = 0; price < 500; price += 1) {
      for (const vatPercent of [0, 9, 10]) {
        const off = spread(Math.floor(price / 3), [price, 7, 1000]);
        const lines = [price, 7, 1000].map((grossRials, index) => ({ grossRials, offRials: off[index] ?? 0 }));
        const { rows, restRials } = splitGross(lines, vatPercent);
        const due = price + 1007 - Math.floor(price / 3);
        expect(rows.reduce((sum, { totalRials }) => sum + totalRials, restRials)).toBe(due);
        expect([0, 1]).toContain(restRials);
        for (const row of rows) {
          expect(row.vatRials).toBe(Math.floor((row.netRials * vatPercent) / 100));
          expect(row.beforeDiscountRials - row.discountRials).toBe(row.netRials);
        }
      }
    }
  });
});
