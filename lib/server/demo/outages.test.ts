import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDiskStorage } from '../adapters/storage/disk';
import { describeStorage } from '../ports/storage.suite';
import { createTestService, type TestService } from '../testing/call';
import { createTestDatabase } from '../testing/database';
import { listenForTests } from '../testing/http';
import { createOutages, withDatabaseOutages, withStorageOutages, type Outages } from './outages';

const HALF_A_MINUTE_MS = 30_000;

describe('an outage by the demo', () => {
  let service: TestService;
  let outages: Outages;
  let folder: string;
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    outages = createOutages({ now: () => service.clock.now() });
    folder = await mkdtemp(join(tmpdir(), 'pelakfan-outages-'));
    service = await createTestService({
      ports: {
        database: withDatabaseOutages(await createTestDatabase(), outages),
        storage: withStorageOutages(createDiskStorage(folder), outages),
      },
    });
    ({ url, close } = await listenForTests(service, [], 0, outages));
  });
  afterAll(async () => {
    await close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (body: unknown, type = 'application/json') =>
    fetch(`${url}/api/dev/outages`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  const check = () =>
    fetch(`${url}/api/main/user/userexist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobilenumber: '09120000001' }),
    });

  it('takes the database away: calls and transactions hear service-unavailable, until its time is over', async () => {
    const before = (await check()).status;
    expect((await ask({ partner: 'database', seconds: 30 })).status).toBe(200);
    const refused = await check();
    expect([before, refused.status]).toEqual([before, 503]);
    expect(await refused.json()).toMatchObject({ responseStatus: { name: 'service-unavailable' } });
    await expect(service.context.ports.database.transaction(async () => 1)).rejects.toThrow('asked for an outage');
    service.clock.advance(HALF_A_MINUTE_MS);
    expect((await check()).status).toBe(before);
  });

  it('shows on /readyz like a real one', async () => {
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return [answer.status, await answer.json()];
    };
    await ask({ partner: 'database', seconds: 30 });
    expect(await ready()).toEqual([503, { status: 'unready', reasons: ['database'], degraded: [] }]);
    await ask({ partner: 'database', seconds: 0 });
    expect(await ready()).toEqual([200, { status: 'ready', reasons: [], degraded: ['operator'] }]);
  });

  it('takes the storage away: it keeps and shows no file, and comes back on request', async () => {
    const { storage } = service.context.ports;
    await storage.put('photos/a.jpg', new Uint8Array([1]), 'image/jpeg');
    await ask({ partner: 'storage', seconds: 30 });
    for (const work of [
      () => storage.put('photos/b.jpg', new Uint8Array([1]), 'image/jpeg'),
      () => storage.find('photos/a.jpg'),
      () => storage.remove('photos/a.jpg'),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    await ask({ partner: 'storage', seconds: 0 });
    expect(await storage.find('photos/a.jpg')).not.toBeNull();
  });

  it.each([
    ['another partner', { partner: 'bank', seconds: 1 }, 'application/json'],
    ['too long a time', { partner: 'storage', seconds: 601 }, 'application/json'],
    ['what a form of another site may send', { partner: 'storage', seconds: 30 }, 'text/plain'],
  ])('is refused for %s', async (_, body, type) => {
    expect((await ask(body, type)).status).toBe(400);
    expect(outages.isAway('storage')).toBe(false);
  });
});

let unasked: string;
describeStorage('with an outage that nobody asked for', async () => {
  unasked = await mkdtemp(join(tmpdir(), 'pelakfan-outages-'));
  return withStorageOutages(createDiskStorage(unasked), createOutages({ now: () => new Date() }));
});
afterAll(() => rm(unasked, { recursive: true, force: true }));
