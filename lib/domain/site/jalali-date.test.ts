import { findTehranDate, toJalaliParts } from '@/lib/domain/site/jalali-date';

describe('findTehranDate', () => {
  it.each([
    [{ year: 1404, month: 12, day: 29 }, '2026-03-20'],
    [{ year: 1405, month: 1, day: 1 }, '2026-03-21'],
    [{ year: 1403, month: 12, day: 30 }, '2025-03-20'],
    [{ year: 1408, month: 12, day: 30 }, '2030-03-20'],
    [{ year: 1300, month: 1, day: 1 }, '1921-03-21'],
  ])('%j is %s', (parts, date) => {
    expect(findTehranDate(parts)).toBe(date);
    expect(toJalaliParts(date)).toEqual(parts);
  });

  it.each([
    { year: 1404, month: 12, day: 30 },
    { year: 1405, month: 7, day: 31 },
    { year: 1405, month: 13, day: 1 },
    { year: 1405, month: 1, day: 0 },
  ])('refuses %j', (parts) => {
    expect(findTehranDate(parts)).toBeNull();
  });
});
