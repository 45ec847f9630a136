// `npm run documents` writes the documents that are made from the code; with --check it names those that differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

process.chdir(root);
const { outputFiles } = await build({
  entryPoints: [path.join(root, 'lib/dev/documents/documents.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  absWorkingDir: root,
});
const { DOCUMENTS } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
for (const [name, write] of Object.entries(DOCUMENTS)) {
  const file = path.join(root, name);
  const text = write();
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.log(`${name} differs from the code that it is made from. Run npm run documents.`);
    process.exitCode = 1;
  }
}
