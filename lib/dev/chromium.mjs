// Finds the browsers of the flows: CHROMIUM_PATH, Playwright's own (downloaded where its host answers), the system's,
// and at last those from the system's packages. Each candidate must really run before it is taken.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ScriptProblem, program, root, run } from './run.mjs';

const DOWNLOAD_HOST = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
const PROBE_TIMEOUT_MS = 5_000;
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_NAME = 'chromium-headless-shell';

/**
 * The paths of a whole Chromium and of its headless shell. The shell has no window, no tabs and no profile, and costs a
 * third less of the processor. Where there is no shell, the whole Chromium stands in its place. Throws a ScriptProblem
 * when there is no Chromium and none can be had.
 */
export async function requireBrowsers() {
  const chromium = await requireChromium();
  return { chromium, headlessShell: process.env.HEADLESS_SHELL_PATH ?? (await findHeadlessShell()) ?? chromium };
}

/** The path of a Chromium that runs. Throws a ScriptProblem without one. */
export async function requireChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && runs(given)) return given;
  if (given)
    throw new ScriptProblem(
      `CHROMIUM_PATH is "${given}", which does not run. Correct it or remove it from the environment.`,
    );
  return (await findPlaywrights()) ?? findSystems() ?? (await installSystems());
}

async function findPlaywrights() {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (runs(own)) return own;
  if (!(await answers(DOWNLOAD_HOST))) return null;
  console.log('Downloading a Chromium for the browser tests (playwright install chromium) …');
  await run(process.execPath, [program('playwright/cli.js'), 'install', 'chromium'], {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  }).catch(() => 1);
  return runs(own) ? own : null;
}

async function findHeadlessShell() {
  const found = listPlaces(SHELL_NAME).find(runs);
  if (found || !canInstall()) return found ?? null;
  console.log('Installing the headless shell of Chromium from the system’s packages …');
  // An older system has no such package.
  await installPackage(SHELL_NAME).catch(() => 1);
  return listPlaces(SHELL_NAME).find(runs) ?? null;
}

function listPlaces(name) {
  return (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
}

function findSystems() {
  const places = NAMES.flatMap(listPlaces);
  places.push(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
  return places.find(runs) ?? null;
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installPackage(name) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'inherit', 'inherit'];
  await run('apt-get', ['update', '-q'], { environment, stdio });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { environment, stdio });
}

async function installSystems() {
  if (canInstall()) {
    console.log('Installing a Chromium from the system’s packages (apt-get install chromium) …');
    await installPackage('chromium');
  }
  const found = findSystems();
  if (found) return found;
  throw new ScriptProblem(
    `No Chromium was found: ${DOWNLOAD_HOST} does not answer or its build does not run here, and none of ${NAMES.join(', ')} is installed. ` +
      'Install one of them (on Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium, and run the tests again.',
  );
}

function runs(file) {
  if (!existsSync(file)) return false;
  return spawnSync(file, ['--version'], { cwd: root, stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function answers(host) {
  return fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}
