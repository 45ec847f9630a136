import { readFileSync, watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createWhole, writeWhole } from './write-whole';

const CONTENT = 'x'.repeat(64);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelakfan-write-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ['writeWhole', writeWhole],
  ['createWhole', createWhole],
])('%s', (_, write) => {
  it('shows only the whole file under its name, whenever a process ends', async () => {
    const path = join(folder, 'secret');
    const seen: string[] = [];
    const watcher = watch(folder, (_event, name) => {
      if (name === 'secret') seen.push(readFileSync(path, 'utf8'));
    });
    await write(path, CONTENT);
    await stat(path);
    // The last word of the watcher comes with the loop's next turn.
    await new Promise((resolve) => setImmediate(resolve));
    watcher.close();
    expect(new Set([...seen, CONTENT])).toEqual(new Set([CONTENT]));
  });

  it('leaves no other file, and lets nobody else read it', async () => {
    const path = join(folder, 'secret');
    await write(path, CONTENT);
    expect(await readdir(folder)).toEqual(['secret']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('names the meant file when its folder is missing', async () => {
    const path = join(folder, 'nowhere', 'secret');
    await expect(write(path, CONTENT)).rejects.toMatchObject({ code: 'ENOENT', path });
  });
});

it('one of several concurrent makers of a file succeeds, and the others are told', async () => {
  const path = join(folder, 'secret');
  const made = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((content) => createWhole(path, content)));
  const winners = made.flatMap(({ status }, index) => (status === 'fulfilled' ? ['abcde'.charAt(index)] : []));
  expect(winners).toEqual([await readFile(path, 'utf8')]);
  for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'EEXIST' });
  expect(await readdir(folder)).toEqual(['secret']);
});
