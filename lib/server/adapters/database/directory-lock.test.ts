import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DirectoryInUse, lockDirectory } from './directory-lock';

describe('the lock of a data directory', () => {
  let folder: string;
  let program: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
    program = join(folder, 'holder.mjs');
    const entry = join(folder, 'holder.ts');
    await writeFile(
      entry,
      `import { lockDirectory } from '${join(__dirname, 'directory-lock.ts')}';
       await lockDirectory(process.argv[2]);
       process.stdout.write('locked');
       setInterval(() => undefined, 1000);`,
    );
    execFileSync(join(process.cwd(), 'node_modules/.bin/esbuild'), [
      entry,
      '--bundle',
      '--platform=node',
      '--format=esm',
      `--outfile=${program}`,
      '--log-level=error',
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const startHolder = async (): Promise<ChildProcess> => {
    const holder = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout ?? holder, 'data');
    return holder;
  };

  it('says in one sentence which directory another process has, also under another name, and is free after kill -9', async () => {
    const holder = await startHolder();
    const alias = join(folder, 'alias');
    await symlink(folder, alias);
    await expect(lockDirectory(folder)).rejects.toThrow(
      new DirectoryInUse(
        `The data directory ${folder} is in use by another running server: stop that one, or set DATA_DIR to another directory.`,
      ),
    );
    await expect(lockDirectory(alias)).rejects.toThrow(DirectoryInUse);

    const isGone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await isGone;
    const release = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    await release();
    await (
      await lockDirectory(folder)
    )();
  });
});
