import { findProblems, listNamed, readRows, toProved } from './spec-row-ids.mjs';

// The ids stand in pieces, or this file would name the rows itself.
const title = (id: string, words = 'does what it says') => `it('[${id}] ${words}', async () => {`;
const THROUGH_A_CALL = "import { createTestService } from '../testing/call';\n";

const rows = readRows('# ids\nV-01\n\n C-90 \nC-gas 16\nB-04 later\n');
const at = (file: string, text: string) => listNamed(rows, [{ file, text }]);
const problems = (file: string, text: string) =>
  findProblems(rows, at(file, text)).filter((problem) => problem.startsWith(file));

describe('rows of the specification', () => {
  it('are an id a line, with the issue that makes the row whole, without comments', () =>
    expect(rows).toEqual([
      { id: 'V-01', issue: null },
      { id: 'C-90', issue: null },
      { id: 'C-gas', issue: '16' },
      { id: 'B-04', issue: 'later' },
    ]));

  it('are proved in a flow and through a call, alone or in a list', () => {
    expect(toProved(at('e2e/flows/a.e2e.ts', title('V-01, C-90')))).toEqual(new Set(['V-01', 'C-90']));
    expect(toProved(at('lib/server/a.test.ts', THROUGH_A_CALL + title('C-90')))).toEqual(new Set(['C-90']));
  });

  it.each([
    ['a unit test', 'lib/domain/a.test.ts', title('V-01')],
    ['a screen that no browser drew', 'components/a.test.tsx', THROUGH_A_CALL + title('V-01')],
    ['a call that is not there', 'lib/server/a.test.ts', THROUGH_A_CALL + title('V-01', 'is not there yet')],
    ['a call that answers so', 'lib/server/a.test.ts', THROUGH_A_CALL + title('V-01', 'answers 501')],
    ['a row that is none', 'e2e/flows/a.e2e.ts', title('V-77')],
  ])('are not proved by %s, and the check says where', (_what, file, text) => {
    expect(toProved(at(file, text)).size).toBe(0);
    expect(problems(file, text)).toHaveLength(1);
  });

  it('whole rows have to be named; those of later issues need not', () => {
    const missing = findProblems(rows, at('e2e/flows/a.e2e.ts', title('V-01')));
    expect(missing).toEqual(['C-90 is named by no test that reaches a screen, a call or the broker.']);
  });
});
