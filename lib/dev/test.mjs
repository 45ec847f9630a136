// `npm test`: sets everything up, then runs jest and the browser flows. Its last line is the sum: `N passed, N failed`.
// `npm test -- --unit [jest's arguments]` and `npm test -- --e2e [Playwright's arguments]` run one half;
// `--embedded` lets the call tests run on the embedded database where they would have PostgreSQL.
// `--coverage` writes which lines jest's tests run into test-results/coverage, and fails below a floor of
// lib/dev/coverage-floors.mjs.
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { COVERAGE_FLOORS, toCoverageLines, toCoverageThreshold } from './coverage-floors.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { listUnexplainedCalls } from './explained-calls.mjs';
import { findMemoryFolder } from './memory-folder.mjs';
import { ScriptProblem, endWith, program, root, run } from './run.mjs';
import { TEST_FOLDERS, writeTestGroups } from './test-groups.mjs';
import { createCluster, findPostgresqlPrograms } from '../server/testing/postgresql-cluster.mjs';
import {
  MOST_FLAKY,
  addTotals,
  listBrowserFailures,
  listFlakyFlows,
  listJestFailures,
  toBrowserTimes,
  toBrowserTotals,
  toJestTimes,
  toJestTotals,
  toSlowestLines,
  toTotalsLine,
} from './totals.mjs';

const resultsFolder = path.join(root, 'test-results');
const jestReport = path.join(resultsFolder, 'jest.json');
const explainedCalls = path.join(resultsFolder, 'explained-calls.txt');
const coverageReport = path.join(resultsFolder, 'coverage/coverage-summary.json');
const browserReport = path.join(resultsFolder, 'e2e.json');
const SLOWEST_SHOWN = 10;

/**
 * Options of jest's processes. A test file wins nothing by the second, better translation of an embedded database,
 * which takes a tenth of its processor time. Objects that a test throws away fill the usual 16 MB in a moment, and each
 * time all that is alive there is copied. With 64 MB the call tests take an eighth less (decision 0172).
 */
const JEST_NODE_OPTIONS = ['--liftoff-only', '--max-semi-space-size=64'];

// A new database of PostgreSQL is a copy of seven hundred small files, an embedded one of fifteen hundred: on a disk
// that takes ten times the time that it takes in memory.
process.env.TMPDIR ??= findMemoryFolder();

const SWITCHES = ['--unit', '--e2e', '--embedded', '--coverage'];

const jest = {
  report: jestReport,
  toTotals: toJestTotals,
  listFailures: listJestFailures,
  listFlaky: () => [],
  toTimes: toJestTimes,
};
const browser = {
  report: browserReport,
  toTotals: toBrowserTotals,
  listFailures: listBrowserFailures,
  listFlaky: listFlakyFlows,
  toTimes: toBrowserTimes,
};

// What was started for the tests ends with them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

await main().catch(endWith);

async function main() {
  const chosen = process.argv.slice(2);
  const rest = chosen.filter((argument) => !SWITCHES.includes(argument));
  const isUnit = !chosen.includes('--e2e') || chosen.includes('--unit');
  const isBrowser = !chosen.includes('--unit') || chosen.includes('--e2e');
  await ensureDependencies();
  mkdirSync(resultsFolder, { recursive: true });
  const parts = [];
  const isCovered = chosen.includes('--coverage');
  if (isUnit) parts.push(await runJest(rest, { isEmbedded: chosen.includes('--embedded'), isCovered }));
  if (isBrowser) parts.push(await runFlows(rest));
  const totals = addTotals(parts.map((part) => part.totals));
  const isGood = totals.failed === 0 && totals.passed > 0 && parts.every(({ code }) => code === 0);
  // A part that ended badly without naming a failed test must not read as a success.
  if (!isGood && totals.failed === 0) totals.failed = 1;
  const flaky = parts.flatMap((part) => part.flaky);
  for (const flow of flaky) console.log(`\nflaky: ${flow}`);
  if (flaky.length > MOST_FLAKY) console.log(`\n${flaky.length} flows are flaky, and a run may have ${MOST_FLAKY}.`);
  for (const failure of parts.flatMap((part) => part.failures)) console.log(`\nFailed: ${failure}`);
  console.log(`\n${toTotalsLine(totals)}`);
  process.exitCode = isGood ? 0 : 1;
}

async function runJest(rest, { isEmbedded, isCovered }) {
  const startedAt = announce('Unit and call tests (jest)');
  rmSync(jestReport, { force: true });
  rmSync(explainedCalls, { force: true });
  const args = [
    '--config',
    'lib/dev/jest.config.mjs',
    '--json',
    `--outputFile=${jestReport}`,
    ...toJestArguments(rest),
  ];
  if (isCovered) args.push(...toCoverageArguments(rest));
  const database = await openDatabase(isEmbedded);
  const environment = {
    ...database.environment,
    NODE_ENV: 'test',
    EXPLAINED_CALLS: explainedCalls,
    NODE_OPTIONS: withoutVmModules(process.env.NODE_OPTIONS),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  // With --json jest prints the report on stdout too; its readable part is on stderr.
  const code = await run(process.execPath, [...JEST_NODE_OPTIONS, program('jest/bin/jest.js'), ...args], {
    environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await database.close();
  const part = finish(startedAt, code, jest);
  if (isCovered) tellCoverage();
  // Some files alone cannot make every call, and a test that failed may have been the one that makes it.
  return rest.length > 0 || code !== 0
    ? part
    : withFailures(part, (await listUnexplainedCalls(explainedCalls)).map(toUnexplained));
}

/** All tests, or those of whole folders, run in groups; a file, a name or a switch goes to jest as it stands. */
function toJestArguments(rest) {
  const folders = rest.length > 0 ? rest : TEST_FOLDERS;
  const isFolder = (name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory();
  return folders.every(isFolder) ? ['--runTestsByPath', ...writeTestGroups(root, folders)] : rest;
}

/** Some files alone reach no floor. */
function toCoverageArguments(rest) {
  const floors = rest.length > 0 ? {} : COVERAGE_FLOORS;
  return ['--coverage', `--coverageThreshold=${JSON.stringify(toCoverageThreshold(floors))}`];
}

function tellCoverage() {
  const summary = readReport(coverageReport);
  if (summary) for (const line of toCoverageLines(summary, Object.keys(COVERAGE_FLOORS))) console.log(`    ${line}`);
}

function toUnexplained(call) {
  return `${call} › no test has had its statements explained\n    Call it in a test through lib/server/testing/call.ts, or before such a service over HTTP, so that it answers.`;
}

function withFailures({ code, totals, failures, flaky }, more) {
  return {
    flaky,
    code: more.length > 0 ? 1 : code,
    totals: addTotals([totals, { passed: 0, failed: more.length, skipped: 0 }]),
    failures: [...failures, ...more],
  };
}

/**
 * Opens the databases of the call tests: DATABASE_URL_TEST, else a PostgreSQL of their own, else embedded ones, which
 * take twice the time.
 */
async function openDatabase(isEmbedded) {
  const on = (what, environment = {}, close = async () => undefined) => {
    console.log(`Databases: ${what}`);
    return { environment, close };
  };
  if (isEmbedded) return on('embedded, as --embedded asks', { DATABASE_URL_TEST: undefined });
  if (process.env.DATABASE_URL_TEST) return on('the PostgreSQL of DATABASE_URL_TEST');
  const programs = findPostgresqlPrograms();
  if (!programs && process.env.CI)
    throw new ScriptProblem(
      'PostgreSQL is not installed (initdb), and CI must test on it: apt-get install postgresql.',
    );
  if (!programs)
    return on('embedded, and slow; with PostgreSQL (on Debian: apt-get install postgresql) the tests start their own');
  try {
    const { url, remove } = await createCluster(programs);
    return on(`a PostgreSQL of their own, by ${programs}`, { DATABASE_URL_TEST: url }, remove);
  } catch (error) {
    if (process.env.CI) throw error;
    return on(`embedded, and slow. ${error.message}`);
  }
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
    return finish(startedAt, code, browser);
  } catch (error) {
    console.error(error.message);
    return finish(startedAt, 1, browser);
  }
}

function announce(title) {
  console.log(`\n— ${title}`);
  return performance.now();
}

function finish(startedAt, code, { report: file, toTotals, listFailures, listFlaky, toTimes }) {
  const report = readReport(file);
  const totals = report ? toTotals(report) : { passed: 0, failed: 1, skipped: 0 };
  console.log(`  ${toTotalsLine(totals)} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (report)
    for (const line of toSlowestLines(toTimes(report), SLOWEST_SHOWN))
      console.log(`    ${line.replace(`${root}/`, '')}`);
  return {
    code,
    totals,
    failures: report ? listFailures(report) : [],
    flaky: report ? listFlaky(report) : [],
  };
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
