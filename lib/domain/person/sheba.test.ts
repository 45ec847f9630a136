import { findShebaProblem, toSheba, toShebaDigits } from './sheba';

const GOOD = 'IR062960000000100324200001';

it.each([
  GOOD,
  'ir062960000000100324200001',
  '062960000000100324200001',
  'IR06 2960 0000 0010 0324 2000 01',
  'IR06-2960-0000-0010-0324-2000-01',
  '۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱',
  '\u200eIR٠٦٢٩٦٠٠٠٠٠٠٠١٠٠٣٢٤٢٠٠٠٠١\u200f',
])('reads %j as one Sheba', (typed) => {
  expect(toSheba(typed)).toBe(GOOD);
});

it.each([
  ['IR062960000000100324200002', 'wrong-checksum'],
  ['IR602960000000100324200001', 'wrong-checksum'],
  ['IR06296000000010032420000', 'wrong-length'],
  ['IR0629600000001003242000010', 'wrong-length'],
  ['', 'wrong-length'],
  ['DE89370400440532013000', 'not-a-sheba'],
  ['6037-9911-2233-445O', 'not-a-sheba'],
])('refuses %j as %s', (typed, problem) => {
  expect(findShebaProblem(typed)).toBe(problem);
  expect(toSheba(typed)).toBeNull();
});

it('finds every single wrong digit and every swap of neighbours', () => {
  const digits = toShebaDigits(GOOD);
  for (let at = 0; at < digits.length; at += 1) {
    const other = String((Number(digits[at]) + 1) % 10);
    expect(toSheba(digits.slice(0, at) + other + digits.slice(at + 1))).toBeNull();
    const swapped = digits.slice(0, at) + (digits[at + 1] ?? '') + (digits[at] ?? '') + digits.slice(at + 2);
    if (swapped !== digits) expect(toSheba(swapped)).toBeNull();
  }
});
