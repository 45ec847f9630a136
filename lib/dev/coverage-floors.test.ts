import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { COVERAGE_FLOORS, toCoverageLines, toCoverageThreshold } from './coverage-floors.mjs';

const root = process.cwd();
const fileOf = (covered: number, total: number) => ({ lines: { covered, total }, branches: { covered, total: 4 } });

describe('the floors of coverage', () => {
  it.each(Object.keys(COVERAGE_FLOORS))('name a folder that is there: %s', (folder) => {
    expect(existsSync(join(root, folder))).toBe(true);
  });

  it('reach jest as whole paths, without the folders that have none', () => {
    const floor = { lines: 80, branches: 70 };
    expect(toCoverageThreshold({ 'lib/domain': floor, 'lib/server': null })).toEqual({
      [join(root, 'lib/domain')]: floor,
    });
  });

  it('are told beside the share of the files of the folder alone, which is that of all of them together', () => {
    const summary = {
      total: fileOf(9, 9),
      [join(root, 'lib/domain/a.ts')]: fileOf(1, 10),
      [join(root, 'lib/domain/b.ts')]: fileOf(3, 30),
      [join(root, 'lib/domain-of-others/c.ts')]: fileOf(0, 100),
    };
    expect(toCoverageLines(summary, ['lib/domain', 'lib/seo'])).toEqual([
      'lib/domain: 10.0 % of the lines, 50.0 % of the branches',
      'lib/seo: – of the lines, – of the branches',
    ]);
  });
});
