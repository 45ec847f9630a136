import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

import config from '../../dev/drizzle.config';
import { migrationsFolder } from '../adapters/database/migrations-folder';

describe('the numbered migrations', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pelakfan-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('make the schema’s tables: nothing is left to generate', async () => {
    const copy = join(folder, 'migrations');
    await cp(migrationsFolder, copy, { recursive: true });
    // drizzle-kit reads its paths from the project's folder on.
    await writeFile(
      join(folder, 'drizzle.config.json'),
      JSON.stringify({ ...config, out: relative(process.cwd(), copy) }),
    );
    const program = join(process.cwd(), 'node_modules/drizzle-kit/bin.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      'generate',
      '--config',
      join(folder, 'drizzle.config.json'),
    ]);
    expect(stdout).toContain('No schema changes');
    expect((await readdir(copy)).sort()).toEqual((await readdir(migrationsFolder)).sort());
  });
});
