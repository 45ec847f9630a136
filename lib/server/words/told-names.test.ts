import { readFileSync } from 'node:fs';

import { flatten, listPlaceholders } from '@/lib/dev/message-rules.mjs';
import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { locales } from '@/lib/i18n/locales';

import { NAME_PARAMS } from './told-names';
import { sayInboxMessage } from './inbox-words';
import { getWords, toToldName } from './words';

/** A message's own values: sums, hours, codes and links that are ours. */
const OURS = [
  ...['answerDue', 'debt', 'delayMinutes', 'providerMobile', 'said', 'batch', 'rows'],
  ...[
    'code',
    'answerCode',
    'example',
    'reference',
    'number',
    'userId',
    'count',
    'stars',
    'minutes',
    'domain',
    'points',
  ],
  ...[
    'link',
    'stopLink',
    'service',
    'order',
    'day',
    'visit',
    'asked',
    'offered',
    'offeredToo',
    'point',
    'mobile',
    'customerMobile',
    'state',
    'stage',
    'side',
    'kind',
    'use',
    'certificate',
    'paper',
    'cause',
    'account',
    'ending',
  ],
  ...['amount', 'cash', 'fee', 'net', 'bank', 'wallet', 'gift', 'fastingHours', 'withoutCode', 'parts', 'corrections'],
];
/** People's own texts: to an operator, by an operator, or to the company whose work it was. */
const WRITTEN = ['text', 'reason', 'organisation'];
const EVIL = 'برنده جایزه evil.ir/win';

const messages = locales.flatMap((locale) =>
  flatten(JSON.parse(readFileSync(`messages/${locale}/notifications.json`, 'utf8'))).map(
    ([key, text]: [string, string]) => ({ locale, key, params: listPlaceholders(text) }),
  ),
);

describe('a name in a message to others', () => {
  it('every placeholder is a name, known to be none, or a text to the person who decides', () => {
    const known = [...Object.keys(NAME_PARAMS), ...OURS, ...WRITTEN, ...Object.keys(statedNumbers)];
    const unknown = messages.flatMap(({ key, params }) =>
      params
        .filter((param) => !known.includes(param) && !/^(has|is)[A-Z]/.test(param))
        .map((param) => `${key} ${param}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is replaced where it is free words, in every message of every language', () => {
    const named = messages.filter(({ params }) => params.some((param) => Object.hasOwn(NAME_PARAMS, param)));
    expect(named.length).toBeGreaterThan(80);
    for (const { locale, key, params } of named) {
      const filled = Object.fromEntries(params.map((param) => [param, 'x']));
      const evil = Object.fromEntries(Object.keys(NAME_PARAMS).map((param) => [param, EVIL]));
      const words = getWords(locale, 'notifications');
      if (!words.has(key)) throw new Error(`There are no words for ${key}.`);
      expect([key, words.say(key, { ...filled, ...evil }).includes('evil')]).toEqual([key, false]);
    }
  });

  it('is replaced in the inbox’s messages from before the rule, and stays where it is a name', () => {
    const say = (name: string) => sayInboxMessage({ event: 'team-left', params: { name } }, 'en').body;
    expect(say('Sara Ahmadi')).toBe('Sara Ahmadi has left your team. No open work was with them.');
    for (const name of [EVIL, '\u3164', 'Pelakfan', 'nine one two one two three four five six seven'])
      expect(say(name)).toBe('Somebody has left your team. No open work was with them.');
    expect(sayInboxMessage({ event: 'team-invited', params: { name: 'evil.ir' } }, 'en').body).toContain('“A company”');
  });

  it('is a customer’s replacement on a page that a stranger opens', () => {
    expect(toToldName('Sara', 'customer', 'en')).toBe('Sara');
    expect(toToldName('برنده شدید لطفا همین حالا با ما تماس', 'customer', 'en')).toBe('A customer');
  });
});
