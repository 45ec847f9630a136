// Holds the catalogue's words to their schema and the four languages equal. Run alone: node lib/dev/check-content.mjs
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

const { outputFiles } = await build({
  entryPoints: [path.join(root, 'lib/catalogue/content-problems.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  absWorkingDir: root,
});
const { findContentProblems } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const problems = findContentProblems(path.join(root, 'lib/catalogue/content'));
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the catalogue's words`);
process.exitCode = problems.length > 0 ? 1 : 0;
