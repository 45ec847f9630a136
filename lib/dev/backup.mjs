// `npm run backup` and `npm run restore`: bundles their program, which takes no build of the pages, and runs it in this very process.
import path from 'node:path';
import { serverBundle } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { endWith, root } from './run.mjs';

const programFile = path.join(root, 'dist/backup/backup.mjs');

try {
  if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
  process.chdir(root);
  await ensureDependencies();
  const esbuild = await import('esbuild');
  await esbuild.build(serverBundle(programFile, 'lib/server/start/backup-program.ts'));
  await import(programFile);
} catch (error) {
  endWith(error);
}
