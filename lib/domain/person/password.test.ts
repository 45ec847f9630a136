import { createHash } from 'node:crypto';

import { isTrivialPassword, toPasswordDigest } from './password';

const expected = createHash('sha256').update('09120000001:1234').digest('hex');

it('is SHA-256 of mobile:password in hex', () => {
  expect(toPasswordDigest('09120000001', '1234')).toBe(expected);
});

it('gives the same digest whatever digits and prefix were typed', () => {
  expect(toPasswordDigest('+98 912 000 0001', '۱۲۳۴')).toBe(expected);
  expect(toPasswordDigest('۰۹۱۲۰۰۰۰۰۰۱', '١٢٣٤')).toBe(expected);
});

it.each(['0000', '7777', '1234', '6789', '7890', '9012', '4321', '9876', '0987', '2109', '۱۲۳۴', '4567'])(
  'is trivial: %s, a repeated digit or a row of them, up or down',
  (password) => {
    expect(isTrivialPassword('09120000001', password)).toBe(true);
  },
);

it('is trivial where it ends the mobile, in any form of it', () => {
  for (const mobile of ['09121115093', '+98 912 111 5093', '۰۹۱۲۱۱۱۵۰۹۳'])
    expect(isTrivialPassword(mobile, '5093')).toBe(true);
  expect(isTrivialPassword('09121115094', '5093')).toBe(false);
});

it('is not trivial otherwise: thirty-one of ten thousand are', () => {
  const all = Array.from({ length: 10_000 }, (_, digits) => String(digits).padStart(4, '0'));
  expect(all.filter((password) => isTrivialPassword('09121115093', password))).toHaveLength(31);
});
