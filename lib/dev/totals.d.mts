interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}
export function toJestTotals(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  numRuntimeErrorTestSuites?: number;
}): Totals;
export function toBrowserTotals(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Totals;
export function addTotals(parts: Totals[]): Totals;
export function toTotalsLine(totals: Totals): string;
