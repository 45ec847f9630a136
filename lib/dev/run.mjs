// Runs other programs for the scripts of this folder.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A problem in words for the person at the terminal: what happened, with which value, what to do. */
export class ScriptProblem extends Error {
  name = 'ScriptProblem';
}

/** Runs a program in the repository's folder with this terminal; resolves with its exit code (128 + n for a signal). */
export function run(command, args, { environment = {}, stdio = 'inherit', timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio,
      env: { ...process.env, ...environment },
      timeout: timeoutMs,
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 128 + 15 : 1)));
  });
}

/** Runs a program and returns its output: { code, output, seconds }. */
export function runQuietly(command, args, { environment = {} } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}

/** The arguments that run a dependency's program with this very Node: `[…, node_modules/<file>]`. */
export const program = (file) => path.join(root, 'node_modules', file);

/** Ends a script: a ScriptProblem in its own words, anything else with its stack. */
export function endWith(error) {
  process.stderr.write(`${error instanceof ScriptProblem ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
