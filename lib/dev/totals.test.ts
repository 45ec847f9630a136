import { addTotals, toBrowserTotals, toJestTotals, toTotalsLine } from './totals.mjs';

describe('the last line of npm test', () => {
  it('counts a file that jest could not run as a failure', () =>
    expect(
      toJestTotals({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, numRuntimeErrorTestSuites: 1 }),
    ).toEqual({ passed: 5, failed: 2, skipped: 3 }));

  it('counts what passed at a second try, and errors outside of tests, as failures', () =>
    expect(toBrowserTotals({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] })).toEqual({
      passed: 3,
      failed: 3,
      skipped: 1,
    }));

  it('adds both and names skipped tests only when there are some', () => {
    const sum = addTotals([
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(toTotalsLine(sum)).toBe('8 passed, 1 failed');
    expect(toTotalsLine({ ...sum, skipped: 2 })).toBe('8 passed, 1 failed, 2 skipped');
  });
});
