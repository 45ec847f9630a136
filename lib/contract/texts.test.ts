import type { z } from 'zod';

import { contract, type CallName } from '.';
import { lineText, paragraphText } from './shapes';

const OVERRIDE = '\u202e';
/** Characters that turn a text around, and controls: each once. */
const UNSEEN = '\u0007\u001b\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff';
/** Fields that no page ever shows: they are compared with the marketplace's, or returned to their maker. */
const NEVER_SHOWN = ['token', 'authority', 'challenge', 'b'];

/** The texts of an input, by the names that lead to them. */
function listTexts(schema: z.core.$ZodType, path: readonly string[] = []): { path: string; schema: z.core.$ZodType }[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => listTexts(part, [...path, key]));
    case 'array':
      return listTexts(def.element, path);
    case 'union':
      return def.options.flatMap((option) => listTexts(option, path));
    case 'intersection':
      return [def.left, def.right].flatMap((part) => listTexts(part, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return listTexts(def.innerType, path);
    case 'pipe':
      return listTexts(def.in, path);
    case 'string':
      return [{ path: path.join('.'), schema }];
    default:
      return [];
  }
}

const parse = (schema: z.core.$ZodType, text: string) => (schema as z.ZodType).safeParse(text);

/** Fields called a name that name no person: an address’s, an organisation’s, a piece’s. */
const OF_NO_PERSON = ['deliveryaddrname', 'organisationName', 'pieceName'];
const NO_NAMES = [
  'http://evil.example/a',
  'evil.ir',
  '09121234567',
  'برنده ۱۰۰',
  'پشتیبانی پلاکفن',
  'Pelakfan',
  'аdmin',
  '\u3164',
  '\u2800',
  '\u{e0041}',
  '\u115f',
];

describe('people’s texts', () => {
  const all = (Object.keys(contract) as CallName[]).flatMap((name) =>
    listTexts(contract[name].input).map((text) => ({ name, ...text })),
  );

  it('reach every call without characters that turn following text around', () => {
    expect(all.length).toBeGreaterThan(40);
    const kept = all
      .filter(({ path }) => !NEVER_SHOWN.includes(path.split('.').at(-1) ?? ''))
      .filter(({ schema }) => {
        const { success, data } = parse(schema, `ab${OVERRIDE}cdef`);
        return success && String(data).includes(OVERRIDE);
      });
    expect(kept.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  });

  it('names of persons follow one rule in every call', () => {
    const names = all.filter(({ path }) => /name$/i.test(path) && !OF_NO_PERSON.includes(path.split('.').at(-1) ?? ''));
    expect(names.length).toBeGreaterThan(9);
    for (const { name, path, schema } of names) {
      const taken = NO_NAMES.filter((text) => parse(schema, text).success);
      expect([name, path, taken]).toEqual([name, path, []]);
      expect(parse(schema, 'محمد‌رضا O’Brien').success).toBe(true);
    }
  });

  it.each([
    ['one line', lineText(1, 60)],
    ['several lines', paragraphText(1, 60)],
  ])('%s loses invisible characters, and keeps the half-space and the joiner of Persian', (_kind, schema) => {
    for (const unseen of UNSEEN) expect(parse(schema, `خوب${unseen} بود`).data).toBe('خوب بود');
    expect(parse(schema, 'می\u200cآیم، ه\u200d').data).toBe('می\u200cآیم، ه');
    expect(parse(schema, 'ه\u200dـ می\u200cشود').data).toBe('ه\u200dـ می\u200cشود');
    expect(parse(schema, UNSEEN).success).toBe(false);
    expect(parse(schema, `${UNSEEN}${'a'.repeat(60)}`).success).toBe(true);
  });

  it('paragraphs keep their lines, with at most one empty line between two', () => {
    expect(paragraphText(0, 60).parse(' one\r\n two \t three\u2028four\n\n\n\nfive\n')).toBe(
      'one\ntwo three\nfour\n\nfive',
    );
    expect(lineText(0, 60).parse('one\r\ntwo')).toBe('one two');
  });
});
