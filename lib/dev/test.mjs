// `npm test`: sets everything up, then runs jest and the browser flows. Its last line is the sum: `N passed, N failed`.
// `npm test -- --unit [jest's arguments]` and `npm test -- --e2e [Playwright's arguments]` run one half.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { endWith, program, root, run } from './run.mjs';
import {
  addTotals,
  listBrowserFailures,
  listJestFailures,
  toBrowserTotals,
  toJestTotals,
  toTotalsLine,
} from './totals.mjs';

const resultsFolder = path.join(root, 'test-results');
const jestReport = path.join(resultsFolder, 'jest.json');
const browserReport = path.join(resultsFolder, 'e2e.json');

await main().catch(endWith);

async function main() {
  const chosen = process.argv.slice(2);
  const rest = chosen.filter((argument) => argument !== '--unit' && argument !== '--e2e');
  const isUnit = !chosen.includes('--e2e') || chosen.includes('--unit');
  const isBrowser = !chosen.includes('--unit') || chosen.includes('--e2e');
  await ensureDependencies();
  mkdirSync(resultsFolder, { recursive: true });
  const parts = [];
  if (isUnit) parts.push(await runJest(rest));
  if (isBrowser) parts.push(await runFlows(rest));
  const totals = addTotals(parts.map((part) => part.totals));
  const isGood = totals.failed === 0 && totals.passed > 0 && parts.every(({ code }) => code === 0);
  // A part that ended badly without naming a failed test must not read as a success.
  if (!isGood && totals.failed === 0) totals.failed = 1;
  for (const failure of parts.flatMap((part) => part.failures)) console.log(`\nFailed: ${failure}`);
  console.log(`\n${toTotalsLine(totals)}`);
  process.exitCode = isGood ? 0 : 1;
}

async function runJest(rest) {
  const startedAt = announce('Unit and call tests (jest)');
  rmSync(jestReport, { force: true });
  const args = ['--config', 'lib/dev/jest.config.mjs', '--json', `--outputFile=${jestReport}`, ...rest];
  const environment = {
    NODE_ENV: 'test',
    NODE_OPTIONS: withoutVmModules(process.env.NODE_OPTIONS),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  // With --json jest prints the report on stdout too; its readable part is on stderr.
  const code = await run(process.execPath, [program('jest/bin/jest.js'), ...args], {
    environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return finish(startedAt, code, jestReport, toJestTotals, listJestFailures);
}

async function runFlows(rest) {
  const { ensureBuild } = await import('./build.mjs');
  const { requireBrowsers } = await import('./chromium.mjs');
  const startedAt = announce('Browser flows (Playwright)');
  rmSync(browserReport, { force: true });
  try {
    const { chromium: CHROMIUM_PATH, headlessShell: HEADLESS_SHELL_PATH } = await requireBrowsers();
    console.log(`Browsers: ${HEADLESS_SHELL_PATH}, ${CHROMIUM_PATH}`);
    await ensureBuild();
    const args = [program('playwright/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...rest];
    const environment = { CHROMIUM_PATH, HEADLESS_SHELL_PATH, E2E_REPORT: browserReport };
    const code = await run(process.execPath, args, { environment, stdio: ['ignore', 'inherit', 'inherit'] });
    return finish(startedAt, code, browserReport, toBrowserTotals, listBrowserFailures);
  } catch (error) {
    console.error(error.message);
    return finish(startedAt, 1, browserReport, toBrowserTotals, listBrowserFailures);
  }
}

function announce(title) {
  console.log(`\n— ${title}`);
  return performance.now();
}

function finish(startedAt, code, reportFile, toTotals, listFailures) {
  const report = readReport(reportFile);
  const totals = report ? toTotals(report) : { passed: 0, failed: 1, skipped: 0 };
  console.log(`${toTotalsLine(totals)} in ${Math.round((performance.now() - startedAt) / 1000)} s`.replace(/^/, '  '));
  return { code, totals, failures: report ? listFailures(report) : [] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function withoutVmModules(options = '') {
  return options.replace(/--experimental-vm-modules/g, '').trim();
}
