// `npm run check`: all that can be said about the sources without running them. Two parts at a time, the slowest first.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { endWith, program, root, runQuietly } from './run.mjs';

const node = (...args) => [process.execPath, args];
const script = (name) => path.join(root, 'lib/dev', name);

const LINT = ['--config', 'lib/dev/oxlint.json', '.'];

// The rules stand in package.json. Words, documents and drawings are laid out by hand.
const FORMATTED = ['{app,components,e2e,lib}/**/*.{ts,tsx,mjs,mts}', '*.{ts,mjs}'];

const PARTS = [
  { name: 'types and lint', command: node(program('oxlint/bin/oxlint'), ...LINT) },
  {
    name: 'format',
    command: node(program('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...FORMATTED),
  },
  { name: 'pending writes', command: node(script('check-pending-writes.mjs')) },
  { name: 'dead code', command: node(program('knip/bin/knip.js'), '--config', 'lib/dev/knip.json', '--no-progress') },
  { name: 'import rules', command: node(script('check-imports.mjs')) },
  { name: 'messages', command: node(script('check-messages.mjs')) },
  { name: 'class names', command: node(script('check-class-names.mjs')) },
  { name: 'licences', command: node(script('check-licences.mjs')) },
  { name: 'documents', command: node(script('documents.mjs'), '--check') },
  { name: 'catalogue', command: node(script('check-content.mjs')) },
  {
    name: 'spec rows',
    command: node(script('spec-rows.mjs'), ...process.argv.filter((argument) => argument === '--missing')),
  },
];

await main().catch(endWith);

async function main() {
  await ensureDependencies();
  const startedAt = performance.now();
  const waiting = [...PARTS];
  const failed = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) if (!(await check(part))) failed.push(part.name);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    failed.length > 0 ? `\ncheck failed after ${seconds} s: ${failed.join(', ')}` : `\ncheck passed in ${seconds} s`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function check({ name, command: [file, args] }) {
  const { code, output, seconds } = await runQuietly(file, args, { environment: { FORCE_COLOR: '0', NO_COLOR: '1' } });
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`);
  if (output.trim()) console.log(output.trimEnd());
  return code === 0;
}
