import { isNationalCode } from './national-code';

it.each(['0499370899', '0790419904'])('accepts %s', (code) => {
  expect(isNationalCode(code)).toBe(true);
});

it.each(['0684159415', '1111111111', '049937089', '04993708991', '۰۴۹۹۳۷۰۸۹۹'])('refuses %s', (code) => {
  expect(isNationalCode(code)).toBe(false);
});
