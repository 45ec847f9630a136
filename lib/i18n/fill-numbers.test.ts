import { fillNumbers } from './fill-numbers';

const numbers = { hours: 48, days: 1, tomans: 20_000 };
const ARABIC = '{hours, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}';

it('puts the house’s numbers into words, in the digits and separators of the language', () => {
  expect(fillNumbers({ a: ['{hours} h', { b: '{tomans} T' }] }, 'de', numbers)).toEqual({
    a: ['48 h', { b: '20.000 T' }],
  });
  expect(fillNumbers('{tomans} تومان', 'fa', numbers)).toBe('۲۰٬۰۰۰ تومان');
});

it('leaves others’ placeholders, in plurals and selects, too', () => {
  const text = '{count, plural, one {{shown} day} other {# days}} {hasVisit, select, yes {{visit}} other {}}';
  expect(fillNumbers(text, 'en', numbers)).toBe(text);
  expect(fillNumbers('{count, plural, one {{hours} hours} other {#}}', 'en', numbers)).toBe(
    '{count, plural, one {48 hours} other {#}}',
  );
});

it.each([
  [1, 'ساعة'],
  [2, 'ساعتين'],
  [5, '٥ ساعات'],
  [48, '٤٨ ساعة'],
  [100, '١٠٠ ساعة'],
])('chooses the form that %s has in Arabic', (hours, said) => {
  expect(fillNumbers(`خلال ${ARABIC}.`, 'ar', { hours })).toBe(`خلال ${said}.`);
});

it('chooses the form of one, and the form of the number before it', () => {
  expect(fillNumbers('in {days, plural, one {a day} other {# days}}', 'en', numbers)).toBe('in a day');
  expect(fillNumbers('{hours, plural, =48 {two days} other {# hours}}', 'en', numbers)).toBe('two days');
});

it.each(['{hours, plural, one {a} other {b}', '{hours, plural, one {a}}', '{hours, plural, one {a'])(
  'refuses an invalid plural: %s',
  (text) => {
    expect(() => fillNumbers(text, 'en', numbers)).toThrow(/plural|brace/);
  },
);
