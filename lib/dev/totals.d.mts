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
export const MOST_FLAKY: number;
export function toBrowserTotals(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}): Totals;
interface JestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: readonly {
    ancestorTitles?: readonly string[];
    fullName: string;
    status: string;
    failureMessages: readonly string[];
  }[];
}
interface BrowserSuite {
  specs?: readonly {
    file: string;
    line: number;
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly {
        duration?: number;
        errors: readonly { message?: string }[];
        attachments?: readonly { contentType: string; path?: string }[];
      }[];
    }[];
  }[];
  suites?: readonly BrowserSuite[];
}
export function listJestFailures(report: { testResults: readonly JestFile[] }): string[];
export function listBrowserFailures(report: {
  suites: readonly BrowserSuite[];
  errors?: readonly { message?: string }[];
}): string[];
export function listFlakyFlows(report: { suites: readonly BrowserSuite[] }): string[];
export function addTotals(parts: Totals[]): Totals;
export function toTotalsLine(totals: Totals): string;
interface Time {
  name: string;
  milliseconds: number;
}
export function toJestTimes(report: {
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults?: readonly { ancestorTitles?: readonly string[]; duration?: number | null }[];
  }[];
}): Time[];
export function toBrowserTimes(report: { suites: readonly BrowserSuite[] }): Time[];
export function toSlowestLines(times: readonly Time[], most: number): string[];
