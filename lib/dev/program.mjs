// `npm run backup`, `npm run restore`, `npm run operator`, `npm run deposit`: runs the program of that name in this
// very process, bundled by the last build or, where sources changed since, now. A build of the pages is not needed for
// it.
import path from 'node:path';
import { findOutdated, programBundle, programFile } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { readEnvironmentFiles } from './environment.mjs';
import { endWith, root } from './run.mjs';

const PROGRAMS = { backup: 'backup', restore: 'backup', operator: 'operator', deposit: 'deposit' };

try {
  const name = PROGRAMS[process.argv[2]];
  if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
  process.chdir(root);
  // The site's user may write no file of a release, and needs not.
  if (findOutdated()?.length !== 0) {
    await ensureDependencies();
    const esbuild = await import('esbuild');
    await esbuild.build(programBundle(name));
  }
  await readEnvironmentFiles(root);
  await import(programFile(name));
} catch (error) {
  endWith(error);
}
