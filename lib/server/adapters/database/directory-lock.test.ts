import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
       await lockDirectory(process.argv[2]).catch((error) => { process.stderr.write(error.message); process.exit(1); });
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

  /** A process that takes the lock and keeps it; `prefix` is the command that starts it. */
  const startHolder = async (directory: string, prefix: readonly string[] = []): Promise<ChildProcess> => {
    const [command = '', ...rest] = [...prefix, process.execPath, program, directory];
    const holder = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    holder.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    await Promise.race([once(holder.stdout ?? holder, 'data'), once(holder, 'exit')]);
    return holder;
  };
  const kill = async (holder: ChildProcess) => {
    const isGone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await isGone;
  };
  const errors: string[] = [];
  let directory: string;
  beforeEach(async () => {
    errors.length = 0;
    directory = join(await mkdtemp(join(folder, 'data-')), 'database');
    await mkdir(directory);
  });
  const listLocks = async () => (await readdir(dirname(directory))).filter((name) => name.includes('lock'));

  it('names the directory that another process has in one sentence, also under another name, and is free after kill -9', async () => {
    const holder = await startHolder(directory);
    const alias = join(folder, 'alias');
    await symlink(directory, alias);
    await expect(lockDirectory(directory)).rejects.toThrow(
      new DirectoryInUse(
        `The data directory ${directory} is in use by another running server: stop that one, or set DATA_DIR to another directory.`,
      ),
    );
    await expect(lockDirectory(alias)).rejects.toThrow(DirectoryInUse);

    await kill(holder);
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await release();
    await (
      await lockDirectory(directory)
    )();
    expect(await listLocks()).toEqual([]);
  });

  it('goes to one of many that come at once', async () => {
    const holders = await Promise.all(Array.from({ length: 5 }, () => startHolder(directory)));
    expect(holders.filter(({ exitCode }) => exitCode === null).length).toBeLessThanOrEqual(1);
    expect(errors.join('').match(/is in use by another running server/g)?.length).toBeGreaterThanOrEqual(4);
    await Promise.all(holders.filter(({ exitCode }) => exitCode === null).map(kill));
    await (
      await lockDirectory(directory)
    )();
  });

  describe('on another machine', () => {
    const leave = async () => {
      const file = join(dirname(directory), 'database.lock-0badb007-123456');
      await writeFile(file, '');
      return file;
    };

    it('shows while its file has signs of life, and is over after a long silence', async () => {
      const file = await leave();
      const beating = setInterval(() => void utimes(file, new Date(), new Date()), 500);
      await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
      clearInterval(beating);
      const longAgo = new Date(Date.now() - 60_000);
      await utimes(file, longAgo, longAgo);
      const release = await lockDirectory(directory);
      expect(await listLocks()).toHaveLength(1);
      await release();
    });
  });

  // As another container has it: the directory under another path, and no network in common.
  const isolate = ['unshare', '--net', '--mount'];
  const isPossible = spawnSync('unshare', ['--net', '--mount', 'true']).status === 0;
  if (!isPossible && process.env.CI)
    throw new Error('unshare cannot make namespaces here, and CI must test with them: run as root, with util-linux.');
  (isPossible ? describe : describe.skip)('in another container (needs unshare and root)', () => {
    const mounted = () => join(folder, 'mounted');
    const inContainer = (what: string) => [
      ...isolate,
      'sh',
      '-c',
      `mount --bind "$0" "$1" && shift && exec "$@"`,
      what,
      mounted(),
    ];
    beforeAll(() => mkdir(mounted()));

    it('keeps a second server out on either side, and is free at once after kill -9', async () => {
      const held = await startHolder(join(mounted(), 'database'), inContainer(dirname(directory)));
      expect(held.exitCode).toBeNull();
      await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
      await kill(held);
      const release = await lockDirectory(directory);
      const refused = await startHolder(join(mounted(), 'database'), inContainer(dirname(directory)));
      expect(errors.join('')).toContain('is in use by another running server');
      expect(refused.exitCode).not.toBe(0);
      await release();
    });

    it('cannot be missed by mounting the database alone', async () => {
      await startHolder(mounted(), inContainer(directory));
      expect(errors.join('')).toContain('is a mount point of its own');
    });
  });
});
