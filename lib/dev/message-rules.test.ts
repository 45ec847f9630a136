import { findProblems, findWordlessErrors, flatten, listPlaceholders } from './message-rules.mjs';

describe('messages of several languages', () => {
  it('names nested groups by dotted keys', () =>
    expect(flatten({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })).toEqual([
      ['a.b', 'x'],
      ['a.c.d', 'y'],
      ['e', 'z'],
    ]));

  it('reads placeholders inside plurals, selects and tags, and takes no branch’s word for one', () =>
    expect(listPlaceholders('{n, plural, one {hour} other {<b>{who}</b> # {kind, select, a {x} other {y}}}}')).toEqual([
      '<b>',
      'kind',
      'n',
      'who',
    ]));

  it('accepts equal keys and placeholders', () =>
    expect(
      findProblems('home', { fa: { a: '{n} ساعت' }, en: { a: '{n, plural, one {# hour} other {# hours}}' } }),
    ).toEqual([]));

  it.each([
    ['a key that one language lacks', { fa: { a: 'الف' }, en: {} }, /^home.json, a: not in en/],
    ['no words', { fa: { a: 'الف' }, en: { a: ' ' } }, /no words in en/],
    ['another placeholder', { fa: { a: '{n} الف' }, en: { a: '{m} a' } }, /fa \{n\}, en \{m\}/],
    ['braces that do not close', { fa: { a: 'الف' }, en: { a: '{n' } }, /en is not a message that can be read/],
    [
      'a count within a choice',
      { fa: { a: '{n, plural, other {#}} {m}' }, en: { a: '{n, plural, other {{m, select, other {#}}}}' } },
      /en has a # within a select/,
    ],
    [
      'one of nothing',
      { fa: { a: '{n, plural, one {تا یک روز} other {# روز}}' }, en: { a: '{n, plural, one {a day} other {# days}}' } },
      /fa says یک in the branch "one"/,
    ],
    ['Persian in English', { fa: { a: 'الف' }, en: { a: 'the الف' } }, /en says "the الف"/],
    ['Persian in German', { fa: { a: 'الف' }, de: { a: 'سلام' } }, /de says "سلام"/],
  ])('names %s', (_, byLocale, sentence) => {
    const problems = findProblems('home', byLocale as Parameters<typeof findProblems>[1]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });

  it('lets a name stand in its own letters in every language', () =>
    expect(findProblems('layout', { fa: { fa: 'فارسی' }, en: { fa: 'فارسی' }, de: { fa: 'فارسی' } })).toEqual([]));

  it('names errors of the contract without words', () =>
    expect(findWordlessErrors(['conflict', 'too-large'], { conflict: 'x' })).toEqual([
      expect.stringContaining('too-large'),
    ]));
});
