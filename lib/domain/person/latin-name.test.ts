import { toLatinName } from './latin-name';

it.each([
  ['مریم احمدی', 'Maryam Ahmadi'],
  ['حسین کریمی', 'Hossein Karimi'],
  ['نازنین رضایی', 'Nazanin Rezaei'],
  ['بابک مرتضوی', 'Babak Mortazavi'],
  ['سپیده کریم‌پور', 'Sepideh Karimpour'],
  ['محمد رستمیان', 'Mohammad Rostamian'],
])('%s is written as its bearer would: %s', (persian, latin) => {
  expect(toLatinName(persian)).toBe(latin);
});

it.each([
  ['بهرام نادری', 'Bahram Naderi'],
  ['اصغر شبنم', 'Asghar Shabnam'],
  ['ترانه یزدانی', 'Taraneh Yazdani'],
  ['فرزانه جلالی', 'Farzaneh Jalali'],
])('spells a name from no list so that it can be pronounced: %s, %s', (persian, latin) => {
  expect(toLatinName(persian)).toBe(latin);
});

it('ignores Arabic letters and vowel marks, and keeps other scripts', () => {
  expect(toLatinName('مريم كريمي')).toBe('Maryam Karimi');
  expect(toLatinName('مُحَمَّد')).toBe('Mohammad');
  expect(toLatinName('Sara احمدی-Müller')).toBe('Sara Ahmadi-Müller');
});

it('leaves no Persian letter in any word', () => {
  const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئۀ';
  for (const first of letters)
    for (const second of letters) expect(toLatinName(first + second)).not.toMatch(/[\u0600-\u06ff]/);
});
