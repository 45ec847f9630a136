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

/** Playwright's JSON reporter: flaky is failed, because nothing is tried twice here; an error outside of tests is one failure each. */
export function toBrowserTotals({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

export function addTotals(parts) {
  return parts.reduce(
    (sum, part) => ({ passed: sum.passed + part.passed, failed: sum.failed + part.failed, skipped: sum.skipped + part.skipped }),
    zero,
  );
}

export function toTotalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
