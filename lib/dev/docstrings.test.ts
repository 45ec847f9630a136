import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import ts from 'typescript';

const SOURCES = ['app', 'components', 'e2e', 'lib', 'middleware.ts'];
const PUBLIC = /^lib\/(?:contract|server\/ports)\/.*(?<!\.(?:test|suite))\.ts$/;
/** A comment that cannot be read without the one above it. */
const LEANS_ON_ANOTHER = /^\/\*\*[\s*]*The same\b/;
const SUPPRESSION = /(?:eslint|oxlint)-disable|@ts-(?:expect-error|ignore|nocheck)/;
const MOST_SUPPRESSIONS = 5;
const MOST_COLUMNS = 120;
/** The words of a sentence, so that it is understood at the first reading. */
const MOST_WORDS = 25;
const WORDS_NEVER = 32;
/** Sentences with more than MOST_WORDS: only down. */
const MOST_LONG_SENTENCES = 5;
/** An opening that names no subject: the reader has to find it behind a relative clause. */
const WITHOUT_SUBJECT = /^\/\*\*[\s*]*(?:What|Who|Whoever|Which|Of)\b/;
/** A title that begins with a relative clause, behind the rows of the specification that it proves. */
const TITLE_WITHOUT_SUBJECT =
  /\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*['`](?:\[[^\]]*\]\s*)*(?:that|of|what|who|whoever|which)\b[^'`]*/g;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('docstrings.test.ts'))
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(file, 'utf8') }];
    } catch {
      // Removed, and not committed yet.
      return [];
    }
  });

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((d) => d.name.getText()).join();
  return 'name' in statement && statement.name
    ? (statement.name as ts.Identifier).text
    : statement.getText().slice(0, 40);
}

const listDocComments = (text: string): readonly string[] => text.match(/(?<=^[ \t{(]*)\/\*\*[^]*?\*\//gm) ?? [];

/** The sentences of a doc comment; an item of a list is one of its own. */
function listSentences(comment: string): string[] {
  const lines = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*( |$)/, '').trim());
  return lines
    .map((line) => (/^(?:$|- |@)/.test(line) ? `\n${line}` : line))
    .join(' ')
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim());
}

/** The type of a list's words, such as `(typeof DESK_ROLES)[number]`: the list's comment says it. */
function isWordOfList(statement: ts.Statement): boolean {
  return (
    ts.isTypeAliasDeclaration(statement) &&
    ts.isIndexedAccessTypeNode(statement.type) &&
    /^\(typeof [A-Z_]+\)\[number\]$/.test(statement.type.getText())
  );
}

function listUndocumented({ file, text }: { file: string; text: string }): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  return source.statements
    .filter((statement) => ts.canHaveModifiers(statement))
    .filter((statement) => ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0 && !isWordOfList(statement))
    .map(
      (statement) =>
        `${file}: ${nameOf(statement)} says nothing of itself. Write what it is, its unit and where it comes from.`,
    );
}

describe('comments', () => {
  it('document every export of the contract and the ports', () => {
    expect(files.filter(({ file }) => PUBLIC.test(file)).flatMap(listUndocumented)).toEqual([]);
  });

  it('are wrapped, except a linter’s own, which is one line', () => {
    const long = files.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.length > MOST_COLUMNS && /^\s*(?:\/\/|\{?\/\*| \* )/.test(line) && !SUPPRESSION.test(line)
            ? [`${file}:${index + 1} has ${line.length} columns`]
            : [],
        ),
    );
    expect(long).toEqual([]);
  });

  it('stand alone: none begins with “The same”', () => {
    const leaning = files.flatMap(({ file, text }) =>
      (text.match(/\/\*\*[^]*?\*\//g) ?? [])
        .filter((comment) => LEANS_ON_ANOTHER.test(comment))
        .map((comment) => `${file}: ${comment}`),
    );
    expect(leaning).toEqual([]);
  });

  it(`have at most ${MOST_WORDS} words a sentence, but for a few that only become fewer`, () => {
    const long = files
      .flatMap(({ file, text }) => listDocComments(text).map((comment) => ({ file, comment })))
      .flatMap(({ file, comment }) => listSentences(comment).map((sentence) => ({ file, sentence })))
      .map(({ file, sentence }) => ({ text: `${file}: ${sentence}`, count: sentence.split(/\s+/).length }))
      .filter(({ count }) => count > MOST_WORDS);
    expect(long.filter(({ count }) => count > WORDS_NEVER)).toEqual([]);

    expect(long.length > MOST_LONG_SENTENCES ? long : []).toEqual([]);
  });

  it('begin with their subject', () => {
    const opening = files.flatMap(({ file, text }) =>
      (text.match(/\/\*\*[^]*?\*\//g) ?? [])
        .filter((comment) => WITHOUT_SUBJECT.test(comment))
        .map((comment) => `${file}: ${comment}`),
    );
    expect(opening).toEqual([]);
  });
});

it('Titles of tests begin with their subject', () => {
  const opening = files.flatMap(({ file, text }) =>
    (text.match(TITLE_WITHOUT_SUBJECT) ?? []).map((title) => `${file}: ${title}`),
  );
  expect(opening).toEqual([]);
});

it('Checks are turned off at five places at most, each with a reason beside it', () => {
  const places = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index, lines) => {
      // What a test says must not compile is its proof, and turns nothing off.
      if (!SUPPRESSION.test(line) || (/\.test\.tsx?$/.test(file) && line.includes('@ts-expect-error'))) return [];
      const reason = /\s--\s\S|@ts-expect-error \S/.test(line) || /^\s*\/\/ [A-Z]/.test(lines[index - 1] ?? '');
      return [`${file}:${index + 1}${reason ? '' : ' without a reason'}`];
    }),
  );
  expect(places.filter((place) => place.endsWith('reason'))).toEqual([]);
  expect(places.length).toBeLessThanOrEqual(MOST_SUPPRESSIONS);
});
