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

describe('the last line of npm test', () => {
  it('counts a file that jest could not run as a failure', () =>
    expect(
      toJestTotals({
        numPassedTests: 5,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 1,
        numRuntimeErrorTestSuites: 1,
      }),
    ).toEqual({ passed: 5, failed: 2, skipped: 3 }));

  it('counts a flow that passed at its second try as passed, and an error outside of tests as a failure', () =>
    expect(
      toBrowserTotals({ stats: { expected: 3, unexpected: 1, flaky: MOST_FLAKY, skipped: 1 }, errors: [{}] }),
    ).toEqual({ passed: 3 + MOST_FLAKY, failed: 2, skipped: 1 }));

  it('counts all flaky flows as failed when there are more than the run allows', () =>
    expect(toBrowserTotals({ stats: { expected: 3, unexpected: 0, flaky: MOST_FLAKY + 1, skipped: 0 } })).toEqual({
      passed: 3,
      failed: MOST_FLAKY + 1,
      skipped: 0,
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

describe('the repeated failures at the end of npm test', () => {
  it('names each failed test of jest with its reason, and a file that could not be run', () =>
    expect(
      listJestFailures({
        testResults: [
          {
            name: 'a.test.ts',
            message: '',
            status: 'failed',
            assertionResults: [
              { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mwas 3\u001b[39m\nat a.test.ts:3'] },
              { fullName: 'takes', status: 'passed', failureMessages: [] },
            ],
          },
          { name: 'b.test.ts', message: 'cannot be read', status: 'failed', assertionResults: [] },
          { name: 'c.test.ts', message: '', status: 'passed', assertionResults: [] },
        ],
      }),
    ).toEqual(['a.test.ts › adds\n    was 3\n    at a.test.ts:3', 'b.test.ts\n    cannot be read']));

  it('names the file of a test in a group, and not the group', () =>
    expect(
      listJestFailures({
        testResults: [
          {
            name: 'group-1.test.js',
            message: '',
            status: 'failed',
            assertionResults: [
              {
                ancestorTitles: ['a.test.ts'],
                fullName: 'a.test.ts adds',
                status: 'failed',
                failureMessages: ['was 3'],
              },
            ],
          },
        ],
      }),
    ).toEqual(['a.test.ts adds\n    was 3']));

  it('names each failed flow with its project, its line and its reason', () => {
    const tests = (status: string, ...messages: string[]) => [
      { projectName: 'fa-phone', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    ];
    const suites = [
      {
        suites: [
          { specs: [{ file: 'home.e2e.ts', line: 9, title: 'shows', tests: tests('unexpected', 'was not there') }] },
        ],
      },
      { specs: [{ file: 'shell.e2e.ts', line: 1, title: 'stands', tests: tests('expected') }] },
    ];
    expect(listBrowserFailures({ suites, errors: [{ message: 'no port' }] })).toEqual([
      '[fa-phone] home.e2e.ts:9 › shows\n    was not there',
      'outside of tests\n    no port',
    ]);
  });
});

describe('a flaky flow in npm test’s report', () => {
  const toSuites = (attachments: { contentType: string; path?: string }[]) => [
    {
      specs: [
        {
          file: 'home.e2e.ts',
          line: 9,
          title: 'shows',
          tests: [
            {
              projectName: 'fa-phone',
              status: 'flaky',
              results: [{ errors: [{ message: 'was not there' }, { message: 'closed' }], attachments }, { errors: [] }],
            },
          ],
        },
      ],
    },
  ];

  it('has its picture and the first error of its first try', () =>
    expect(
      listFlakyFlows({ suites: toSuites([{ contentType: 'image/png', path: '/flows/home/test-failed-1.png' }]) }),
    ).toEqual(['[fa-phone] home.e2e.ts:9 › shows\n    picture: /flows/home/test-failed-1.png\n    was not there']));

  it('is named without a picture where the browser left none', () =>
    expect(listFlakyFlows({ suites: toSuites([]) })[0]).toContain('picture: no picture'));

  it('is not among the failures', () => expect(listBrowserFailures({ suites: toSuites([]) })).toEqual([]));
});

describe('the time of npm test', () => {
  it('names the slowest files of jest, in seconds', () => {
    const testResults = [
      { name: 'a.test.ts', startTime: 1000, endTime: 2400 },
      { name: 'b.test.ts', startTime: 1000, endTime: 9000 },
      { name: 'c.test.ts', startTime: 1000, endTime: 4000 },
    ];
    expect(toSlowestLines(toJestTimes({ testResults }), 2)).toEqual(['8 s b.test.ts', '3 s c.test.ts']);
  });

  it('adds up the tests of a file in a group', () => {
    const assertionResults = [
      { ancestorTitles: ['a.test.ts'], duration: 1500 },
      { ancestorTitles: ['a.test.ts', 'adds'], duration: 2500 },
      { ancestorTitles: ['b.test.ts'], duration: null },
    ];
    const testResults = [{ name: 'group-1.test.js', startTime: 0, endTime: 9000, assertionResults }];
    expect(toSlowestLines(toJestTimes({ testResults }), 2)).toEqual(['4 s a.test.ts', '0 s b.test.ts']);
  });

  it('adds up the flows of a file in each layout', () => {
    const spec = (projectName: string, duration: number) => ({
      file: 'home.e2e.ts',
      line: 1,
      title: '',
      tests: [{ projectName, status: 'expected', results: [{ duration, errors: [] }] }],
    });
    const suites = [
      { specs: [spec('fa-phone', 1500)], suites: [{ specs: [spec('fa-phone', 2500), spec('en-desktop', 900)] }] },
    ];
    expect(toSlowestLines(toBrowserTimes({ suites }), 9)).toEqual([
      '4 s [fa-phone] home.e2e.ts',
      '1 s [en-desktop] home.e2e.ts',
    ]);
  });
});
