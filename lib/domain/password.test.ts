import { createHash } from 'node:crypto';

import { toPasswordDigest } from './password';

const expected = createHash('sha256').update('09120000001:1234').digest('hex');

it('[E-02] is SHA-256 of mobile:password in hex', () => {
  expect(toPasswordDigest('09120000001', '1234')).toBe(expected);
});

it('gives the same digest whatever digits and prefix were typed', () => {
  expect(toPasswordDigest('+98 912 000 0001', '۱۲۳۴')).toBe(expected);
  expect(toPasswordDigest('۰۹۱۲۰۰۰۰۰۰۱', '١٢٣٤')).toBe(expected);
});
