import { isLegalId } from '@/lib/domain/person/legal-id';

describe('isLegalId', () => {
  it.each([
    ['10380284790', true],
    ['10380284791', false],
    ['1038028479', false],
    ['00000000000', false],
    ['', false],
    ['1038028479a', false],
  ])('%s: %s', (text, expected) => {
    expect(isLegalId(text)).toBe(expected);
  });
});
