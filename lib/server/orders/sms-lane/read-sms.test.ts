import { readSms } from './read-sms';

describe('the wish in an SMS', () => {
  it.each([
    'ق KD',
    'ق kd',
    'Y KD',
    'y kd',
    'قKD',
    'YKD',
    '«ق KD»',
    '  Y\n KD. ',
    'قبول KD',
    'Yes, KD!',
    '\u200fق\u200f KD',
    'ja KD',
  ])('reads an acceptance in «%s»', (text) => expect(readSms(text)).toEqual({ kind: 'accept', code: 'KD' }));

  it.each(['ن', 'N', 'n.', 'نه', 'No', 'لا'])('reads a decline without a code in «%s»', (text) =>
    expect(readSms(text)).toEqual({ kind: 'decline', code: null }),
  );

  it.each(['ن KD', 'NKD', 'no kd', 'nein KD'])('reads a decline in «%s»', (text) =>
    expect(readSms(text)).toEqual({ kind: 'decline', code: 'KD' }),
  );

  it.each(['وضعیت', 'وضعيت', ' وضعیت؟ ', 'STATUS', 'حالة', 'الحالة'])('reads a question in «%s»', (text) =>
    expect(readSms(text)).toEqual({ kind: 'state' }),
  );

  it.each([
    '',
    'KD',
    'ق KD و RM',
    'ق 12',
    'Y KDX',
    'Yes I cannot',
    'وضعیت KD',
    'constructor',
    '__proto__',
    '\u0000',
    '💥',
  ])('finds none of them in «%s»', (text) => expect(readSms(text)).toEqual({ kind: 'unclear' }));
});
