// Starts what is measured, each with nothing of this terminal's environment but the ways to programs, and ends all of
// it in any case.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';

const END_DEADLINE_MS = 15_000;
const KEPT_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ', 'NODE_EXTRA_CA_CERTS'];

const children = new Set();
const folders = new Set();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(128 + 2));

/** A folder that is gone when the bench ends. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-bench-'));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/**
 * Starts a program: { pid, child, output(), isRunning(), waitFor(pattern, deadlineMs), stop() }.
 * `hasMessages` opens a channel for objects (`child.send`, `receive`).
 */
export function startProgram(command, args, { environment = {}, folder = root, hasMessages = false, user } = {}) {
  const kept = Object.fromEntries(
    KEPT_VARIABLES.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  );
  const stdio = ['ignore', 'pipe', 'pipe', ...(hasMessages ? ['ipc'] : [])];
  const child = spawn(command, args, { cwd: folder, stdio, env: { ...kept, ...environment }, ...user });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  child.on('error', (error) => (printed += error.message));
  children.add(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const ended = once(child, 'exit')
    .catch(() => undefined)
    .then(() => void children.delete(child));
  return { pid: child.pid, child, output: () => printed, isRunning, ended, stop: () => stop(child, ended, isRunning) };
}

async function stop(child, ended, isRunning) {
  if (!isRunning()) return;
  const deadline = setTimeout(() => child.kill('SIGKILL'), END_DEADLINE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(deadline);
}

/** The next object that a program sends and that has the field; rejects when it ends or sends { error }. */
export function receive({ child, ended, output }, field) {
  return new Promise((resolve, reject) => {
    const settle = (act) => {
      child.off('message', listen);
      act();
    };
    const listen = (message) => {
      if (message.error) settle(() => reject(new Error(message.error)));
      else if (field in message) settle(() => resolve(message));
    };
    child.on('message', listen);
    void ended.then(() =>
      settle(() =>
        reject(new Error(`A program of the bench ended before it sent its "${field}". It printed:\n${output()}`)),
      ),
    );
  });
}

/** Waits until `find` answers something, as long as the program runs. */
export async function waitUntil(program, what, find, deadlineMs = 60_000) {
  const until = performance.now() + deadlineMs;
  while (performance.now() < until && program.isRunning()) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await program.stop();
  throw new Error(`${what} did not start in ${deadlineMs} ms. It printed:\n${program.output()}`);
}
