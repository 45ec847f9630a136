import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { COVERAGE_FLOORS, toCoverageLines, toCoverageThreshold } from './coverage-floors.mjs';

const root = process.cwd();
const fileOf = (covered: number, total: number) => ({ lines: { covered, total } });

describe('the floors of coverage', () => {
  it.each(Object.keys(COVERAGE_FLOORS))('name an existing folder: %s', (folder) => {
    expect(existsSync(join(root, folder))).toBe(true);
  });

  it('reach jest as whole paths', () => {
    expect(toCoverageThreshold({ 'lib/domain': 80 })).toEqual({ [join(root, 'lib/domain')]: { lines: 80 } });
  });

  it('stand beside the share of all files of the folder together, and of no other folder’s', () => {
    const summary = {
      total: fileOf(9, 9),
      [join(root, 'lib/domain/a.ts')]: fileOf(1, 10),
      [join(root, 'lib/domain/b.ts')]: fileOf(3, 30),
      [join(root, 'lib/domain-of-others/c.ts')]: fileOf(0, 100),
    };
    expect(toCoverageLines(summary, ['lib/domain', 'lib/seo'])).toEqual([
      'lib/domain: 10.0 % of the lines',
      'lib/seo: – % of the lines',
    ]);
  });
});
