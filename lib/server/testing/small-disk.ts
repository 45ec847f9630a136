import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface SmallDisk {
  readonly path: string;
  unmount(): void;
}

/** A real file system of `megabytes` megabytes, in memory. Null where nobody may mount one: only root on Linux may. */
export function mountSmallDisk(megabytes: number, ...settings: readonly string[]): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const unmount = () => {
    execFileSync('umount', [path]);
    rmSync(path, { recursive: true });
  };
  try {
    const options = [`size=${megabytes}m`, ...settings].join();
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
    return { path, unmount };
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
}
