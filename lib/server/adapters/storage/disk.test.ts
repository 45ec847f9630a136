import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeStorage } from '../../ports/storage.suite';
import { createDiskStorage } from './disk';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describeStorage('disk', async () => createDiskStorage(join(directory, 'files')));

it('keeps files for their owner alone, and leaves no half ones behind', async () => {
  const files = join(directory, 'other');
  await createDiskStorage(files).put('a.jpg', new Uint8Array([1]), 'image/jpeg');
  expect((await stat(join(files, 'a.jpg'))).mode & 0o777).toBe(0o600);
  expect((await readdir(files)).sort()).toEqual(['a.jpg', 'a.jpg.content-type']);
});
