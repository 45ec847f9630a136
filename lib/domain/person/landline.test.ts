import { isLandline } from '@/lib/domain/person/landline';

describe('isLandline', () => {
  it.each([
    ['02112345678', true],
    ['08712345678', true],
    ['09121234567', false],
    ['0211234567', false],
    ['2112345678', false],
    ['00112345678', false],
  ])('%s: %s', (digits, expected) => {
    expect(isLandline(digits)).toBe(expected);
  });
});
