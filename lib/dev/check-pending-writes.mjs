// Finds each statement of the server that plans a write and hands it over to nobody (pending-writes.mjs). It takes the
// types of the sources, which no rule of the linter sees.
import path from 'node:path';
import ts from 'typescript';
import { findForgottenWrites } from './pending-writes.mjs';
import { root } from './run.mjs';

const CONFIGURATION = path.join(root, 'tsconfig.json');
const SERVER = path.join(root, 'lib/server') + path.sep;
// Its own test forgets one to see what happens.
const FORGETS_ONE = 'write-together.test.ts';

const { config } = ts.readConfigFile(CONFIGURATION, ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(CONFIGURATION));
const isLooked = (name) => path.normalize(name).startsWith(SERVER) && path.basename(name) !== FORGETS_ONE;
const program = ts.createProgram(fileNames.filter(isLooked), options);
const checker = program.getTypeChecker();
const looked = program.getSourceFiles().filter(({ fileName }) => isLooked(fileName));

let problems = 0;
for (const source of looked) {
  for (const node of findForgottenWrites(source, checker)) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    console.error(
      `${path.relative(root, source.fileName)}:${line + 1} plans a write and forgets it. Hand it to writeTogether, or to the caller: ${node.getText(source)}`,
    );
    problems += 1;
  }
}
console.log(`${looked.length} files, ${problems} forgotten writes`);
process.exitCode = problems > 0 ? 1 : 0;
