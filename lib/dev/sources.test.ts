import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChanged, listBuildSources, writeStamp } from './sources.mjs';

describe('whether sources changed since the last build', () => {
  let root: string;
  let stamp: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pelakfan-sources-'));
    stamp = path.join(root, '.next/stamp.json');
    write('lib/money.ts', 'one');
    write('lib/money.test.ts', 'one');
    write('lib/dev/check.mjs', 'one');
    write('tsconfig.json', '{}');
    writeStamp(root, stamp, listBuildSources(root));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is false right after a build', () => expect(findChanged(root, stamp)).toEqual([]));

  it('is true without a record', () => expect(findChanged(root, path.join(root, 'none.json'))).toBeNull());

  it('is true for new contents of equal size', () => {
    write('lib/money.ts', 'two');
    utimesSync(path.join(root, 'lib/money.ts'), new Date(0), new Date(0));
    expect(findChanged(root, stamp)).toEqual(['lib/money.ts']);
  });

  it('is false for a new time on unchanged contents', () => {
    utimesSync(path.join(root, 'lib/money.ts'), new Date(0), new Date(0));
    expect(findChanged(root, stamp)).toEqual([]);
  });

  it('is true for a renamed file', () => {
    renameSync(path.join(root, 'lib/money.ts'), path.join(root, 'lib/rial.ts'));
    expect(findChanged(root, stamp)).toEqual(['lib/money.ts', 'lib/rial.ts']);
  });

  it('is false for tests and the checks of this folder', () => {
    write('lib/money.test.ts', 'another');
    write('lib/dev/check.mjs', 'another');
    write('lib/README.md', 'another');
    expect(findChanged(root, stamp)).toEqual([]);
  });
});
