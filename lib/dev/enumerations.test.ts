import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import ts from 'typescript';

import * as deskEnumerations from '@/lib/contract/desk-enumerations';
import * as enumerations from '@/lib/contract/enumerations';
import * as moneyEnumerations from '@/lib/contract/money-enumerations';
import * as payoutEnumerations from '@/lib/contract/payout-enumerations';
import * as providerEnumerations from '@/lib/contract/provider-enumerations';
import * as seriesEnumerations from '@/lib/contract/series-enumerations';
import { locales } from '@/lib/i18n/locales';

const NOTHING: readonly ts.SyntaxKind[] = [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.UndefinedKeyword];
const HOMES = ['', 'desk-', 'money-', 'payout-', 'provider-', 'series-'].map(
  (part) => `lib/contract/${part}enumerations.ts`,
);
/**
 * The site's languages stand in lib/i18n/locales.ts, which the contract may not import; that both agree is a test
 * below.
 */
const COPIED = 'RECIPIENT_LANGUAGES';
const LISTS = [
  enumerations,
  deskEnumerations,
  moneyEnumerations,
  payoutEnumerations,
  providerEnumerations,
  seriesEnumerations,
]
  .flatMap(Object.entries)
  .flatMap(([name, list]) =>
    Array.isArray(list) && name !== COPIED ? [{ name, words: toKey(list as readonly string[]) }] : [],
  );

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'app', 'components', 'lib'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /(?<!\.(?:test|suite|d))\.tsx?$/.test(file) && !HOMES.includes(file));

function toKey(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

function toWords(nodes: readonly ts.Node[]): readonly string[] | null {
  const strings = nodes.filter((node) => ts.isStringLiteral(node));
  return strings.length > 0 && strings.length === nodes.length ? strings.map(({ text }) => text) : null;
}

/**
 * `[…] as const` and `z.enum([…])` say what there is; any other array is a value, and may well hold all that there is.
 */
function isDeclaredList({ parent }: ts.ArrayLiteralExpression): boolean {
  return ts.isAsExpression(parent) ? ts.isConstTypeReference(parent.type) : isZodEnumOf(parent);
}

function isZodEnumOf(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'z.enum';
}

/** The words of a closed list, which a declared list or a union type is; null and undefined are left out. */
function readList(node: ts.Node): readonly string[] | null {
  if (ts.isArrayLiteralExpression(node)) return isDeclaredList(node) ? toWords(node.elements) : null;
  if (!ts.isUnionTypeNode(node)) return null;
  const members: readonly ts.Node[] = node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : type));
  return toWords(members.filter(({ kind }) => !NOTHING.includes(kind)));
}

/** The lists of words that a text writes out itself, each with whether zod reads it. */
function listWrittenOut(text: string): { words: readonly string[]; isZodEnum: boolean; line: number }[] {
  const source = ts.createSourceFile('written.tsx', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const found: ReturnType<typeof listWrittenOut> = [];
  const visit = (node: ts.Node): void => {
    const words = readList(node);
    if (words) {
      found.push({
        words,
        isZodEnum: isZodEnumOf(node.parent),
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findFaults(file: string, text: string): string[] {
  return listWrittenOut(text).flatMap(({ words, isZodEnum, line }) => {
    const list = LISTS.find((known) => words.length > 1 && known.words === toKey(words));
    if (list) return [`${file}:${line} writes ${list.name} out again. Import it from ${HOMES.join(' or ')}.`];
    return isZodEnum && file.startsWith('lib/contract/')
      ? [`${file}:${line} has a closed list of its own (${words.join(', ')}). Name it in ${HOMES.join(' or ')}.`]
      : [];
  });
}

it('closed lists of words on the wire stand only in the six files of lib/contract', () => {
  expect(files.flatMap((file) => findFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('a recipient gets messages in any language of the site', () => {
  expect(enumerations.RECIPIENT_LANGUAGES).toEqual(locales);
});

it.each([
  ["const state = z.enum(['open', 'shut']);", 1],
  ["const grade = z.enum(['VIP', 'ECO']);", 1],
  ["interface Row { readonly gender: 'male' | 'female' | null }", 1],
  ["const ways = ['online', 'wallet', 'cash'] as const;", 1],
  ["const near = ['online', 'wallet'] as const;", 0],
  ["const first: readonly PaymentWay[] = ['cash', 'online', 'wallet'];", 0],
  ['const grade = z.enum(SERVICE_GRADES);', 0],
])('%s in the contract has %d faults', (text, count) => {
  expect(findFaults('lib/contract/written.ts', text)).toHaveLength(count);
});
