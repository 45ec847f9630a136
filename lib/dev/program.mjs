// `npm run backup`, `npm run restore`, `npm run operator`: bundles the program of that name, which takes no build of the pages, and runs it in this very process.
import path from 'node:path';
import { serverBundle } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { endWith, root } from './run.mjs';

const PROGRAMS = { backup: 'backup', restore: 'backup', operator: 'operator' };

try {
  const name = PROGRAMS[process.argv[2]];
  const programFile = path.join(root, `dist/${name}/${name}.mjs`);
  if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
  process.chdir(root);
  await ensureDependencies();
  const esbuild = await import('esbuild');
  await esbuild.build(serverBundle(programFile, `lib/server/start/${name}-program.ts`));
  await import(programFile);
} catch (error) {
  endWith(error);
}
