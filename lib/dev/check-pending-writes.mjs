// Finds each statement that plans a write and hands it over to nobody (pending-writes.mjs). It takes the types of the
// sources, which no rule of the linter sees, so it looks at the rooms alone that plan writes. The other rooms may not
// import what plans one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listSources } from './import-graph.mjs';
import { PLANS_WRITES } from './import-places.mjs';
import { findBorrowedPlanners, findForgottenWrites, listPlanners } from './pending-writes.mjs';
import { root } from './run.mjs';

const CONFIGURATION = path.join(root, 'tsconfig.json');
const TEST = /\.test\.ts$/;

const files = listSources(root).filter((file) => file.startsWith('lib/server/') && !TEST.test(file));
const planning = files.filter((file) => PLANS_WRITES.test(file));
const { config } = ts.readConfigFile(CONFIGURATION, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(
  planning.map((file) => path.join(root, file)),
  options,
);
const checker = program.getTypeChecker();

const problems = [];
const note = (file, source, node, sentence) =>
  problems.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${sentence}`);

const planners = new Set();
for (const file of planning) {
  const source = program.getSourceFile(path.join(root, file));
  for (const planner of listPlanners(source)) planners.add(planner);
  for (const node of findForgottenWrites(source, checker))
    note(
      file,
      source,
      node,
      `plans a write and forgets it. Hand it to writeTogether, or to the caller: ${node.getText(source)}`,
    );
}
for (const file of files.filter((other) => !PLANS_WRITES.test(other))) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  for (const node of findBorrowedPlanners(source, planners))
    note(file, source, node, 'plans a write outside the rooms that do (PLANS_WRITES). Await a function that writes.');
}
for (const problem of problems) console.error(problem);
console.log(`${planning.length} files that plan writes, ${planners.size} functions, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
