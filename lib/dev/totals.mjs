// Adds up what jest and Playwright say in their JSON reports, in the words of the last line of `npm test`.
const zero = { passed: 0, failed: 0, skipped: 0 };

/** jest --json: a file that could not be run at all has no test, and counts as one that failed. */
export function toJestTotals(report) {
  const broken = report.numRuntimeErrorTestSuites ?? 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** The flows of a run that may need their second try. More point to a fault rather than to chance. */
export const MOST_FLAKY = 2;

/**
 * Playwright's JSON reporter: a flow that passed at its second try is flaky, and counts as passed.
 * More than MOST_FLAKY of them all count as failed. An error outside of tests is one failure each.
 */
export function toBrowserTotals({ stats, errors = [] }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const isSteady = flaky <= MOST_FLAKY;
  return {
    passed: expected + (isSteady ? flaky : 0),
    failed: unexpected + (isSteady ? 0 : flaky) + errors.length,
    skipped,
  };
}

const REASON_LINES = 24;
const colours = /\u001b\[[0-9;]*m/g;

/**
 * jest --json: the failures and their reasons, one text each; a file that could not be run stands with its own message.
 */
export function listJestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [toFailure(name, message)];
    return failed.map((test) => {
      // In a group the title begins with the file.
      const title = isTestFile(test.ancestorTitles?.[0]) ? test.fullName : `${name} › ${test.fullName}`;
      return toFailure(title, test.failureMessages[0]);
    });
  });
}

/**
 * Playwright's JSON reporter: the tests that failed at every try and why, one text each. A report of many minutes is
 * often read from its end alone.
 */
export function listBrowserFailures({ suites, errors = [] }) {
  const failures = listTests(suites, 'unexpected').flatMap(({ title, results }) =>
    results.flatMap((result) => result.errors.map(({ message }) => toFailure(title, message))),
  );
  return [...failures, ...errors.map(({ message }) => toFailure('outside of tests', message))];
}

/**
 * Playwright's JSON reporter: the tests that passed at their second try only. One text each, with the picture and the
 * first error of the first try.
 */
export function listFlakyFlows({ suites }) {
  return listTests(suites, 'flaky').map(({ title, results: [first] }) => {
    const picture = first.attachments?.find(({ contentType }) => contentType === 'image/png')?.path ?? 'no picture';
    return toFailure(title, `picture: ${picture}\n${first.errors[0]?.message ?? 'no reason was given'}`);
  });
}

function listTests(suites, wanted) {
  return listSpecs(suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({ title: `[${projectName}] ${file}:${line} › ${title}`, results })),
  );
}

function listSpecs(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...listSpecs(suite.suites ?? [])]);
}

function toFailure(title, reason = 'no reason was given') {
  return [title, ...reason.replace(colours, '').split('\n').slice(0, REASON_LINES)].join('\n    ');
}

export function addTotals(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    zero,
  );
}

export function toTotalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/**
 * jest --json: each file's time, in milliseconds; two run at a time. For a file in a group (test-groups.mjs) it is its
 * tests' time, without their shared part.
 */
export function toJestTimes({ testResults }) {
  return testResults.flatMap(({ name, startTime, endTime, assertionResults = [] }) => {
    const times = new Map();
    for (const { ancestorTitles: [file] = [], duration } of assertionResults)
      if (isTestFile(file)) times.set(file, (times.get(file) ?? 0) + (duration ?? 0));
    if (times.size === 0) return { name, milliseconds: endTime - startTime };
    return [...times].map(([file, milliseconds]) => ({ name: file, milliseconds }));
  });
}

const isTestFile = (title = '') => /\.test\.tsx?$/.test(title);

/** Playwright's JSON reporter: how long the flows of each file took in each layout, in milliseconds. */
export function toBrowserTimes({ suites }) {
  const times = new Map();
  for (const { file, tests } of listSpecs(suites))
    for (const { projectName, results } of tests) {
      const name = `[${projectName}] ${file}`;
      const spent = results.reduce((sum, { duration }) => sum + duration, 0);
      times.set(name, (times.get(name) ?? 0) + spent);
    }
  return [...times].map(([name, milliseconds]) => ({ name, milliseconds }));
}

/** The slowest tests, a line each in whole seconds, so that a run shows its own time. */
export function toSlowestLines(times, most) {
  return [...times]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ name, milliseconds }) => `${Math.round(milliseconds / 1000)} s ${name}`);
}
