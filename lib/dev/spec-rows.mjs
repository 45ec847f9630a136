// Prints how many rows of the specification a test names, and with --missing which are named by none.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { findProved, readIds } from './spec-row-ids.mjs';

const TESTS = ['*.test.ts', '*.test.tsx', '*.e2e.ts', '*.spec.ts'];

const ids = readIds(readFileSync(path.join(root, 'lib/dev/spec-rows.txt'), 'utf8'));
// Files that git does not ignore, committed or not yet.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TESTS], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file && existsSync(path.join(root, file)));
const proved = findProved(
  ids,
  files.map((file) => readFileSync(path.join(root, file), 'utf8')),
);
console.log(`${proved.size} of ${ids.length} rows of the specification are named by a test`);
if (process.argv.includes('--missing'))
  console.log(
    ids
      .filter((id) => !proved.has(id))
      .sort()
      .join(' '),
  );
