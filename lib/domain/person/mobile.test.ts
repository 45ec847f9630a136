import { toDigitsOnly } from '../text/digits';
import { toMobile } from './mobile';

describe('a mobile number', () => {
  it.each([
    ['+9109121234567', '+91 before the eleven digits'],
    ['009121234567', '0 before the eleven digits'],
    ['09121234567', 'no prefix'],
    ['+98 912 123 4567', 'the country’s code'],
    ['0098-912-123-4567', 'the country’s code, dialled'],
    ['\u202a+98 912 123 4567\u202c', 'copied out of a phone’s contacts'],
    ['\u2068۰۹۱۲ ۱۲۳ ۴۵۶۷\u2069', 'copied out of a chat'],
  ])('accepts %s: %s', (typed) => expect(toMobile(typed)).toBe('09121234567'));

  it.each([
    '',
    '0912123456',
    '091212345678',
    '9121234567',
    '08121234567',
    '+9209121234567',
    '0912123456a',
    '+91 9121234567',
  ])('refuses %j', (typed) => expect(toMobile(typed)).toBeNull());

  it.each(['09121234567', '۰۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧', '۰۹12١٢٣۴۵67'])(
    '%s starts with 09 and has eleven digits, in any of three scripts',
    (typed) => expect(toMobile(typed)).toBe('09121234567'),
  );

  it('loses its separators before anything is cut off', () => {
    expect(toDigitsOnly('(۰۹۱۲) ۱۲۳ - ۴۵۶۷', 11)).toBe('09121234567');
    expect(toDigitsOnly('0912123456789', 11)).toBe('09121234567');
  });
});
