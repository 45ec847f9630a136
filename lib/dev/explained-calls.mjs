// Which calls no test has had explained. Each test service writes the names of its calls to one file
// (lib/server/testing/explained-calls.ts), because jest has several processes.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * The calls of the contract's table that the file does not name. A new one is among them until a test of it has run.
 */
export async function listUnexplainedCalls(file) {
  const explained = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return (await listCallNames()).filter((name) => !explained.has(name));
}

async function listCallNames() {
  // `npm test` reads this file before it has installed the dependencies.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'lib/contract/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    absWorkingDir: root,
  });
  const { listCallNames } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return listCallNames();
}
