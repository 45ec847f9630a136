import { splitAtNumbers } from './written-numbers';

const listNumbers = (text: string) =>
  splitAtNumbers(text)
    .filter(({ isNumber }) => isNumber)
    .map((part) => part.text);

describe('numbers in a person’s text', () => {
  it.each([
    ['زنگ بزنید 0912-111-2233 ممنون', '0912-111-2233'],
    ['زنگ بزنید ۰۹۱۲-۱۱۱-۲۲۳۳ ممنون', '۰۹۱۲-۱۱۱-۲۲۳۳'],
    ['زنگ 0912 111 2233', '0912 111 2233'],
    ['زنگ +98 912 111 2233', '+98 912 111 2233'],
    ['دفتر 021–8877 6655', '021–8877 6655'],
    ['کارت 6037-9911-2233-4455', '6037-9911-2233-4455'],
    ['کارت ۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵', '۶۰۳۷ ۹۹۱۱ ۲۲۳۳ ۴۴۵۵'],
    ['تاریخ 2026-11-27', '2026-11-27'],
    ['تاریخ ٢٠٢٦-١١-٢٧', '٢٠٢٦-١١-٢٧'],
    ['تاریخ 1405/9/12 ساعت 10:30', '1405/9/12'],
  ])('are kept together: %s', (text, number) => expect(listNumbers(text)).toEqual([number]));

  it.each([
    'بین 10-12 بیایید',
    'پلاک 12 واحد 34',
    '10:30-11:45',
    '2.5 متر',
    '1,000,000 تومان',
    'سال 1404 و 1405',
    'بی عدد',
    '',
  ])('leave everything else as it is: %s', (text) => expect(listNumbers(text)).toEqual([]));

  it('lose no letter of the text', () => {
    const text = 'از 0912-111-2233 تا 2026-11-27 و 021-88776655.';
    expect(splitAtNumbers(text).map((part) => part.text)).toEqual([
      'از ',
      '0912-111-2233',
      ' تا ',
      '2026-11-27',
      ' و ',
      '021-88776655',
      '.',
    ]);
  });
});
