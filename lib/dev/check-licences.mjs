// Names each dependency whose licence nobody has judged. Run alone: node lib/dev/check-licences.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLicenceProblems } from './licences.mjs';
import { root } from './run.mjs';

const problems = findLicenceProblems(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
for (const problem of problems) console.log(problem);
console.log(`${problems.length} licences that nobody has judged`);
process.exitCode = problems.length > 0 ? 1 : 0;
