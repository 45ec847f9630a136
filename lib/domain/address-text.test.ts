import { composeAddressText, parseAddressText } from '@/lib/domain/address-text';

describe('the text of an address', () => {
  it.each([
    ['خیابان مقصودبیک، کوچهٔ سوم، پلاک ۱۲، واحد ۳', { street: 'خیابان مقصودبیک، کوچهٔ سوم', plate: '۱۲', unit: '۳' }],
    ['خیابان مقصودبیک، پلاک ۱۲', { street: 'خیابان مقصودبیک', plate: '۱۲', unit: '' }],
    ['خیابان مقصودبیک، واحد همکف', { street: 'خیابان مقصودبیک', plate: '', unit: 'همکف' }],
    ['Valiasr Street, No. 12/1, unit 3', { street: 'Valiasr Street', plate: '12/1', unit: '3' }],
    ['خیابان مقصودبیک', { street: 'خیابان مقصودبیک', plate: '', unit: '' }],
  ])('%s has parts, and they make it again', (text, parts) => {
    expect(parseAddressText(text)).toEqual(parts);
    expect(composeAddressText(parts)).toBe(text);
  });

  it.each(['خیابان ولیعصر پلاک ۱۰ زنگ دوم', 'خیابان ولیعصر، پلاک ۱۰، زنگ دوم', '12 Maghsoudbeyk Street', ''])(
    'an old one that was written freely stays whole: %s',
    (text) => {
      expect(parseAddressText(text)).toEqual({ street: text, plate: '', unit: '' });
      expect(composeAddressText(parseAddressText(text))).toBe(text);
    },
  );

  it('keeps a separator out of plate and unit', () => {
    const text = composeAddressText({ street: 'خیابان مقصودبیک', plate: '۱۲، ۱۴', unit: '' });
    expect(parseAddressText(text)).toEqual({ street: 'خیابان مقصودبیک', plate: '۱۲ ۱۴', unit: '' });
  });
});
