// Holds that every class name of components and routes is styled. Run alone: node lib/dev/check-class-names.mjs
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findUnstyledNames } from './class-names.mjs';
import { root } from './run.mjs';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
    path.join(folder, name).split(path.sep).join('/'),
  ),
);
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);

const problems = await findUnstyledNames(
  root,
  sources,
  files.filter((file) => file.endsWith('.css')),
);
for (const problem of problems) console.log(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
