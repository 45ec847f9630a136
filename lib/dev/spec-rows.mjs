// Holds the rows of the specification against the tests' titles: what is named without being proved is refused, with a
// sentence. Prints how many rows are proved, and with --missing those that wait, by the issue that makes them whole.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { findProblems, listNamed, readRows, toProved } from './spec-row-ids.mjs';

const TESTS = ['*.test.ts', '*.test.tsx', '*.e2e.ts', '*.spec.ts'];

const rows = readRows(readFileSync(path.join(root, 'lib/dev/spec-rows.txt'), 'utf8'));
// Files that git does not ignore, committed or not yet.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TESTS], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const named = listNamed(rows, files);
const proved = toProved(named);
const whole = rows.filter(({ issue }) => !issue);
const waiting = rows.filter(({ issue }) => issue);
console.log(
  `${whole.filter(({ id }) => proved.has(id)).length} of ${rows.length} rows of the specification are proved by a test; ` +
    `${waiting.length} wait for their issues`,
);
if (process.argv.includes('--missing')) printWaiting();

const problems = findProblems(rows, named);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function printWaiting() {
  for (const issue of [...new Set(waiting.map((row) => row.issue))].sort()) {
    const ids = waiting.filter((row) => row.issue === issue).map(({ id }) => (proved.has(id) ? `${id} (begun)` : id));
    console.log(`${issue === 'later' ? 'no issue yet' : `issue ${issue}`}: ${ids.join(' ')}`);
  }
}
