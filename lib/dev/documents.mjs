// `npm run documents` writes the documents that are made from the code; with --check it names those that differ.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { commentReader } from './documents/comment-reader.mjs';
import { root } from './run.mjs';

process.chdir(root);
const { outputFiles } = await build({
  entryPoints: [path.join(root, 'lib/dev/documents/documents.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  absWorkingDir: root,
  plugins: [commentReader],
});
const { DOCUMENTS, CALL_PAGES } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const isCheck = process.argv.includes('--check');

mkdirSync(path.join(root, CALL_PAGES), { recursive: true });
for (const name of readdirSync(path.join(root, CALL_PAGES)).map((file) => `${CALL_PAGES}/${file}`)) {
  if (name in DOCUMENTS) continue;
  if (!isCheck) rmSync(path.join(root, name));
  else complain(`${name} is made from code that is gone`);
}
for (const [name, write] of Object.entries(DOCUMENTS)) {
  const file = path.join(root, name);
  const text = write();
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    complain(`${name} differs from the code that it is made from`);
}

function complain(sentence) {
  console.log(`${sentence}. Run npm run documents.`);
  process.exitCode = 1;
}
