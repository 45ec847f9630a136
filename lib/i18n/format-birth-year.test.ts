import { formatBirthYear } from './format-birth-year';

it('a year of birth has the calendar and the digits of the page, and is never a wrong one of the other calendar', () => {
  expect(formatBirthYear(1370, 'fa')).toBe('متولد ۱۳۷۰');
  expect(formatBirthYear(1992, 'fa')).toBe('متولد ۱۳۷۰ یا ۱۳۷۱');
  expect(formatBirthYear(1992, 'en')).toBe('born 1992');
  expect(formatBirthYear(1370, 'de')).toBe('geboren 1991 oder 1992');
  expect(formatBirthYear(1992, 'ar')).toBe('مواليد ١٩٩٢');
});
