/**
 * A panel and the tests that it brings with it, by their keys in the price book. A customer of the panel is never
 * charged for them again (BEHAVIOUR 30).
 */
const PANEL_CONTENTS: Readonly<Record<string, readonly string[]>> = { fullPanel: ['basicPanel'] };

interface Test {
  readonly testId: number;
  readonly key: string;
}

/** The tests of a list that a panel of the same list brings with it. */
export function listContained<Listed extends Test>(panel: Test, tests: readonly Listed[]): Listed[] {
  return tests.filter(({ key }) => PANEL_CONTENTS[panel.key]?.includes(key));
}
