import { judgePostalCode } from '@/lib/domain/person/postal-code';

describe('judgePostalCode', () => {
  it.each([
    ['', 'empty'],
    ['1969833117', 'good'],
    ['1111133117', 'unusual'],
    ['1234567890', 'unusual'],
    ['0969833117', 'wrong'],
    ['196983311', 'wrong'],
    ['19698331170', 'wrong'],
    ['19698 3117', 'wrong'],
  ] as const)('%s is %s', (code, verdict) => {
    expect(judgePostalCode(code)).toBe(verdict);
  });
});
