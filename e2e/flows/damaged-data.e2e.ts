import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copySamples, readRefusal, startServer } from '../fixtures/server';
import { expect, test } from '../fixtures/site';

const GARBAGE = Buffer.alloc(8192, 'A');
/** Tables of ours have numbers from here on; those below are PostgreSQL's own. */
const FIRST_OWN_FILE = 16_384;

interface Damage {
  readonly what: string;
  readonly damage: (data: string) => Promise<unknown>;
  /** The start's message: the problem, the end of the file's path, and the solution. */
  readonly says: RegExp;
}

const replaceBy = (write: (target: string) => Promise<unknown>, name: string) => async (data: string) => {
  const target = path.join(data, name);
  await rm(target, { recursive: true, force: true });
  await write(target);
};
const aFile = (target: string) => writeFile(target, 'x');
const CANNOT_OPEN = /database in \S+\/database cannot be opened \(.+\).*npm run restore -- file --force.*set DATA_DIR/s;

/** One of each way that a start ends by: what else can be damaged is in lib/server/start/damaged-files.test.ts. */
const DAMAGES: readonly Damage[] = [
  {
    what: 'a secret that is cut off',
    damage: (data) => truncate(path.join(data, 'session-secret'), 5),
    says: /session-secret is damaged: it has 5 letters.*SESSION_SECRET_REPLACED=true/,
  },
  {
    what: 'a secret that is gone',
    damage: (data) => rm(path.join(data, 'session-secret')),
    says: /another session secret.*Put back the session-secret file/,
  },
  {
    what: 'a database that is gone',
    damage: (data) => rm(path.join(data, 'database'), { recursive: true }),
    says: /\/database is gone, while \S+\/files is there: .*npm run restore/,
  },
  {
    what: 'tables that are garbage',
    damage: (data) => overwriteTables(path.join(data, 'database/base')),
    says: CANNOT_OPEN,
  },
  {
    what: 'a database that is a file',
    damage: replaceBy(aFile, 'database'),
    says: /\/database cannot be used: a file .* \(EEXIST\)\. Correct that, or set DATA_DIR/,
  },
  {
    what: 'uploads that are a file',
    damage: replaceBy(aFile, 'files'),
    says: /\/files cannot be used: a file .* \(EEXIST\)\. Correct that/,
  },
  {
    what: 'a data directory that leads nowhere',
    damage: replaceBy((target) => symlink('/nowhere/at/all', target), '.'),
    says: /cannot be used: .*a link that leads nowhere \(ENOENT\)/,
  },
];

async function overwriteTables(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    const isOwn = Number(path.basename(name)) >= FIRST_OWN_FILE;
    if (isOwn && (await stat(file)).size > 0) await writeFile(file, GARBAGE);
  }
}

test(
  '[C-security] a start on damaged data ends with a sentence that names the file and what to do, and no trace of ours',
  { tag: '@no-screen' },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pelakfan-damaged-'));
    const whole = await copySamples();
    for (const { what, damage, says } of DAMAGES) {
      await test.step(what, async () => {
        const data = path.join(folder, 'damaged');
        await cp(whole, data, { recursive: true });
        await damage(data);
        const refusal = await readRefusal({ dataDirectory: data });
        expect(refusal, what).toMatch(says);
        expect(refusal, what).toContain('exit code 1');
        expect(refusal, what).not.toMatch(/\n\s+at /);
        await rm(data, { recursive: true, force: true });
      });
    }
    await test.step('what a crash leaves beside the database is cleared away', async () => {
      await writeFile(path.join(whole, 'database.unfinished'), 'x');
      await writeFile(path.join(whole, 'database.lock-00000000-0123456789ab'), 'x');
      await writeFile(path.join(whole, 'database.write-probe'), 'x');
      const server = await startServer({ dataDirectory: whole });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await server.stop();
    });
    for (const left of [folder, whole]) await rm(left, { recursive: true, force: true });
  },
);

test(
  '[C-security] a half-written backup is refused with a sentence, and nothing is touched',
  { tag: '@no-screen' },
  async () => {
    const data = await copySamples();
    const run = (...args: readonly string[]) =>
      execFileSync('npm', ['run', '--silent', ...args], {
        env: { ...process.env, DATA_DIR: data, NODE_ENV: 'production' },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const [whole, half] = [path.join(data, 'whole.tar.gz'), path.join(data, 'half.tar.gz')];
    run('backup', '--', whole);
    const bytes = await readFile(whole);
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    const secret = await readFile(path.join(data, 'session-secret'), 'utf8');
    expect(() => run('restore', '--', half, '--force')).toThrow(/half\.tar\.gz cannot be read as an archive/);
    expect(await readFile(path.join(data, 'session-secret'), 'utf8')).toBe(secret);
    const server = await startServer({ dataDirectory: data });
    await server.stop();
    await rm(data, { recursive: true, force: true });
  },
);
