// Installs the dependencies when the lock file says other ones than node_modules holds.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './lock-file.mjs';
import { ScriptProblem, root, run } from './run.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules/.package-lock.json');
const stampFile = path.join(root, 'node_modules/.pelakfan-lock');

export async function ensureDependencies() {
  const lockText = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!existsSync(installedFile) || !isInstalled(JSON.parse(lockText), JSON.parse(readFileSync(installedFile, 'utf8'))))
    await install();
  writeFileSync(stampFile, stamp);
}

async function install() {
  console.log('Installing the dependencies by package-lock.json (npm ci) …');
  // Run by npm, npm's own program is known; a plain `node lib/dev/start.mjs` takes the one on the path.
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const code = await run(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund']).catch((error) => error);
  if (code !== 0)
    throw new ScriptProblem(
      `The dependencies could not be installed: "npm ci" ended with ${code instanceof Error ? code.message : `exit code ${code}`}. ` +
        'Read its lines above; mostly the network or the registry is not reachable. Then start again.',
    );
}
