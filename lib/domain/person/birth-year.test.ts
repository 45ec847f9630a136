import { isBirthYear, toBirthYears, toYearsOf } from './birth-year';

// 7 Azar 1405.
const NOW_MS = Date.UTC(2026, 10, 28, 9);
/** 10 Dey 1405: the Gregorian year is another one, the Persian one is not. */
const JANUARY_MS = Date.UTC(2027, 0, 1, 9);

describe('a year of birth', () => {
  it('is one of the last 120 years of either calendar, and no other number', () => {
    expect(toBirthYears('persian', NOW_MS)).toEqual({ first: 1285, last: 1405 });
    expect(toBirthYears('gregorian', NOW_MS)).toEqual({ first: 1906, last: 2026 });
    expect([1285, 1370, 1405, 1906, 1992, 2026].every((year) => isBirthYear(year, NOW_MS))).toBe(true);
    for (const year of [0, 70, 92, 1284, 1406, 1699, 1905, 2027, -1370, 1370.5, Number.NaN])
      expect([year, isBirthYear(year, NOW_MS)]).toEqual([year, false]);
    expect([isBirthYear(2027, JANUARY_MS), isBirthYear(1406, JANUARY_MS)]).toEqual([true, false]);
  });

  it('is equal in its own calendar, and one of two in the other one, never a single wrong one', () => {
    expect(toYearsOf(1370, 'persian')).toEqual([1370, 1370]);
    expect(toYearsOf(1370, 'gregorian')).toEqual([1991, 1992]);
    expect(toYearsOf(1992, 'gregorian')).toEqual([1992, 1992]);
    expect(toYearsOf(1992, 'persian')).toEqual([1370, 1371]);
  });
});
