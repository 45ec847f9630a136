import { findRecipientProblems } from './use-recipient';

const own = '09120000001';
const recipient = { name: 'Sohrab', mobile: '09350000000', locale: 'fa' } as const;

it('an order of the customer’s own lacks nothing, and neither does one with a name and a number', () => {
  expect(findRecipientProblems(null, own)).toEqual({});
  expect(findRecipientProblems(recipient, own)).toEqual({});
});

it('asks for empty fields, and refuses an invalid number and one’s own number', () => {
  expect(findRecipientProblems({ ...recipient, name: ' ', mobile: '' }, own)).toEqual({
    name: 'nameMissing',
    mobile: 'mobileMissing',
  });
  expect(findRecipientProblems({ ...recipient, name: 'evil.ir' }, own)).toEqual({ name: 'nameIrregular' });
  expect(findRecipientProblems({ ...recipient, mobile: '۰۹۱۲۳۴۵' }, own)).toEqual({ mobile: 'mobileWrong' });
  expect(findRecipientProblems({ ...recipient, mobile: '+98 912 000 0001' }, own)).toEqual({ mobile: 'mobileOwn' });
});
