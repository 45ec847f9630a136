import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openEmbeddedDatabase, type EmbeddedDatabase } from '../adapters/database/embedded';
import { findWriteFault, readFreeBytes } from '../adapters/database/embedded/free-space';
import { createDiskStorage } from '../adapters/storage/disk';
import { StorageUnavailable } from '../ports/storage';
import { users } from '../schema';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { createPrograms, type Programs } from '../testing/programs';
import { mountSmallDisk } from '../testing/small-disk';
import { waitUntil } from '../testing/wait-until';

/** The database, its needed free space (300 MB, and 400 MB to go on), and a little. */
const DISK_MEGABYTES = 520;

const disk = mountSmallDisk(DISK_MEGABYTES);
const readOnlyDisk = mountSmallDisk(DISK_MEGABYTES, 'ro');
const path = disk?.path ?? '';
const describeOnDisk = disk && readOnlyDisk ? describe : describe.skip;

afterAll(() => [disk, readOnlyDisk].forEach((mounted) => mounted?.unmount()));

describeOnDisk('/readyz while a real disk fills (needs root to mount one)', () => {
  let programs: Programs;
  let database: EmbeddedDatabase;
  let service: TestService;
  let site: Awaited<ReturnType<typeof listenForTests>>;
  const filler = join(path, 'filler');
  beforeAll(async () => {
    programs = createPrograms();
    database = await openEmbeddedDatabase(join(path, 'database'), {
      workerFile: programs.databaseWorker,
      upkeepEveryMs: 50,
    });
    await database.migrate();
    service = await createTestService({ ports: { database, storage: createDiskStorage(join(path, 'files')) } });
    site = await listenForTests(service);
  });
  afterAll(async () => {
    await site.close();
    await service.close();
    programs.remove();
  });

  /** Another program takes the disk except `bytes`. */
  const leave = (bytes: number) => {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(path);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - bytes));
  };
  const ask = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    const { reasons, degraded } = await answer.json();
    return [answer.status, reasons, degraded];
  };
  const register = () =>
    fetch(`${site.url}/api/main/security/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09141112233' }),
    }).then(({ status }) => status);

  it('[C-security] reports refused writes before the first one, and that all is well once there is room', async () => {
    expect(await ask()).toEqual([200, [], ['operator']]);
    leave(200_000_000);
    await waitUntil(async () => (await ask())[0] === 503);
    expect(await ask()).toEqual([503, ['database-read-only'], ['operator']]);
    expect(await database.connection.select().from(users)).toEqual([]);
    expect(await register()).toBe(503);

    leave(0);
    service.clock.advance(60_000);
    expect(await ask()).toEqual([503, ['database-read-only'], ['storage', 'operator']]);
    await expect(service.context.ports.storage.put('a.txt', new Uint8Array([1]), 'text/plain')).rejects.toThrow(
      StorageUnavailable,
    );

    rmSync(filler);
    service.clock.advance(60_000);
    await waitUntil(async () => (await ask())[0] === 200);
    expect(await ask()).toEqual([200, [], ['operator']]);
  });

  it('[C-security] treats a disk that refuses writes as a full one, however much is free on it', async () => {
    // A directory on it that is there without being made; the probe is written beside it.
    const directory = `${readOnlyDisk?.path}/.`;
    expect(statfsSync(directory).bavail).toBeGreaterThan(0);
    expect([await findWriteFault(directory), await readFreeBytes(directory)]).toEqual(['EROFS', 0]);
    expect(await findWriteFault(join(path, 'database'))).toBeNull();
  });
});
