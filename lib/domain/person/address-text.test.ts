import {
  composeAddressText,
  findAddressFloor,
  parseAddressText,
  mendAddressText,
  toDoorNumber,
  toTextBesidePlate,
} from '@/lib/domain/person/address-text';

describe('the text of an address', () => {
  it.each([
    [
      'خیابان مقصودبیک، کوچهٔ سوم، پلاک ۱۲، واحد ۳',
      { street: 'خیابان مقصودبیک، کوچهٔ سوم', plate: '۱۲', floor: '', unit: '۳' },
    ],
    ['خیابان مقصودبیک، پلاک ۱۲', { street: 'خیابان مقصودبیک', plate: '۱۲', floor: '', unit: '' }],
    ['خیابان مقصودبیک، واحد همکف', { street: 'خیابان مقصودبیک', plate: '', floor: '', unit: 'همکف' }],
    ['Valiasr Street, No. 12/1, unit 3', { street: 'Valiasr Street', plate: '12/1', floor: '', unit: '3' }],
    ['خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۳، واحد ۶', { street: 'خیابان مقصودبیک', plate: '۱۲', floor: '۳', unit: '۶' }],
    ['Valiasr Street, No. 12, floor 3', { street: 'Valiasr Street', plate: '12', floor: '3', unit: '' }],
    ['خیابان مقصودبیک', { street: 'خیابان مقصودبیک', plate: '', floor: '', unit: '' }],
  ])('%s has parts, which make it again', (text, parts) => {
    expect(parseAddressText(text)).toEqual(parts);
    expect(composeAddressText(parts)).toBe(text);
  });

  it.each(['خیابان ولیعصر پلاک ۱۰ زنگ دوم', 'خیابان ولیعصر، پلاک ۱۰، زنگ دوم', '12 Maghsoudbeyk Street', ''])(
    'an old freely written one stays whole: %s',
    (text) => {
      expect(parseAddressText(text)).toEqual({ street: text, plate: '', floor: '', unit: '' });
      expect(composeAddressText(parseAddressText(text))).toBe(text);
    },
  );

  it('keeps a separator out of plate and unit', () => {
    const text = composeAddressText({ street: 'خیابان مقصودبیک', plate: '۱۲، ۱۴', floor: '', unit: '' });
    expect(parseAddressText(text)).toEqual({ street: 'خیابان مقصودبیک', plate: '۱۲ ۱۴', floor: '', unit: '' });
  });

  it('has the digits of its script, whichever were typed', () => {
    expect(composeAddressText({ street: 'کوچهٔ 5', plate: '12', floor: '٣', unit: '' })).toBe('کوچهٔ ۵، پلاک ۱۲، طبقهٔ ۳');
    expect(composeAddressText({ street: 'Valiasr Street', plate: '۱۲', floor: '', unit: '' })).toBe(
      'Valiasr Street, No. 12',
    );
  });

  it('takes the flat of an earlier one as its floor where both stand together', () => {
    const parts = { street: 'خیابان مقصودبیک', plate: '۱۲', floor: '۳', unit: '' };
    expect(parseAddressText('خیابان مقصودبیک، پلاک ۱۲، واحد طبقهٔ ۳')).toEqual(parts);
    expect(composeAddressText(parts)).toBe('خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۳');
    expect(mendAddressText('خیابان مقصودبیک، پلاک 12، واحد طبقهٔ 3')).toBe('خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۳');
    expect(mendAddressText('No. 12, Second Alley')).toBe('No. 12, Second Alley');
  });
});

describe('the floor of an address', () => {
  it.each([
    ['خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۳، واحد ۶', 3],
    ['خیابان مقصودبیک، پلاک ۱۲، طبقهٔ دوم', 2],
    ['خیابان مقصودبیک، پلاک ۱۲، طبقهٔ همکف', 0],
    ['Valiasr Street, No. 12, floor -1', -1],
    ['Valiasr Street, No. 12, floor ground', 0],
    ['Valiasr Street, No. 12', null],
    ['Valiasr Street, No. 12, floor above the bakery', null],
  ])('in «%s» is %s', (text, floor) => expect(findAddressFloor(text)).toBe(floor));
});

it('leaves out the number beside the plate, and keeps an address without one', () => {
  expect(toTextBesidePlate('کوچهٔ یاس، پلاک ۱۲، طبقهٔ ۲، واحد ۳')).toBe('کوچهٔ یاس، طبقهٔ ۲، واحد ۳');
  expect(toTextBesidePlate('the blue door')).toBe('the blue door');
});

it('a plate has only a short house number: a long one stays in the address', () => {
  expect(toDoorNumber('کوچهٔ یاس، پلاک ۱۲ جدید')).toBe('۱۲ جدید');
  const long = 'کوچهٔ یاس، پلاک ۱۲ روبه‌روی نانوایی';
  expect([toDoorNumber(long), toTextBesidePlate(long)]).toEqual(['', long]);
});
