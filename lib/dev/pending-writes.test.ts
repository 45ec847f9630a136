import path from 'node:path';

import ts from 'typescript';

import { findBorrowedPlanners, findForgottenWrites, listPlanners } from './pending-writes.mjs';

const FILE = path.join(__dirname, 'written.ts');
const KNOWN = `
class PendingWrite { #statement = ''; }
declare function freeSlot(): PendingWrite;
declare function listWrites(): readonly PendingWrite[];
declare function planMove(): Promise<readonly PendingWrite[]>;
declare function findWrite(): PendingWrite | null;
declare function writeTogether(writes: readonly PendingWrite[]): Promise<void>;
declare const isFree: boolean;
declare let later: PendingWrite;
`;

const FORGOTTEN = [
  'freeSlot();',
  'void freeSlot();',
  'await planMove();',
  'planMove();',
  'listWrites();',
  'findWrite();',
  'isFree && freeSlot();',
];
const HANDED_OVER = [
  'await writeTogether([freeSlot()]);',
  '[...listWrites()].push(freeSlot());',
  'later = freeSlot();',
];

/** The refused lines. One program serves all, because a program takes the time. */
function listRefused(statements: readonly string[]): string[] {
  const text = `${statements.join('\n')}\nexport {};\n${KNOWN}`;
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ESNext, true);
  const host = ts.createCompilerHost({});
  const getSourceFile: typeof host.getSourceFile = (name, ...rest) =>
    name === FILE ? source : host.getSourceFile(name, ...rest);
  const options = { strict: true, target: ts.ScriptTarget.ESNext, lib: ['lib.es2015.d.ts'], types: [] };
  const program = ts.createProgram([FILE], options, { ...host, getSourceFile });
  return findForgottenWrites(source, program.getTypeChecker()).map((node) => node.getText(source));
}

it('a planned write is no statement of its own, and is passed on as a value', () => {
  expect(listRefused([...FORGOTTEN, ...HANDED_OVER])).toEqual(FORGOTTEN);
});

it('a function that returns planned writes is found by its type, also through an import', () => {
  const parse = (text: string) => ts.createSourceFile(FILE, text, ts.ScriptTarget.ESNext, true);
  const planners = listPlanners(
    parse(`
      export async function takeSlot(): Promise<PendingWrite> {}
      export function listWrites(): readonly PendingWrite[] {}
      export async function bookSlot(): Promise<void> {}
      function own(): PendingWrite {}
    `),
  );
  expect(planners).toEqual(['takeSlot', 'listWrites']);
  const outside = parse(`
    import { bookSlot, lockTask } from './store';
    import { takeSlot as take } from './store';
  `);
  const found = findBorrowedPlanners(outside, new Set(planners));
  expect(found.map((node) => node.getText(outside))).toEqual(["import { takeSlot as take } from './store';"]);
});
