import { users, uploadedFiles } from '../../schema';
import { useMarketOverHttp } from '../../testing/use-market';

/** Unusable ranges of a file of 25 bytes. */
const BAD_RANGES = [
  'bytes=5-2',
  'bytes=99999999999999999999-',
  'bytes=-0',
  'bytes=a-b',
  'bytes=',
  'bytes=-',
  'bytes=1-2-3',
];

describe('uploaded files', () => {
  const { service, site } = useMarketOverHttp({ holds: 'nothing' });
  beforeAll(async () => {
    const { storage, database } = service.context.ports;
    const createdAt = service.clock.now();
    await database.connection
      .insert(users)
      .values({ id: 7, mobile: '09120000007', firstName: 'a', lastName: 'b', inviteCode: 'x', createdAt });
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    for (const [id, contentType] of [
      [1, 'audio/webm'],
      [2, 'text/html'],
    ] as const) {
      await storage.put(`2026-11/file-${id}`, page, contentType);
      await database.connection.insert(uploadedFiles).values({
        id,
        ownerId: 7,
        storageKey: `2026-11/file-${id}`,
        contentType,
        sizeBytes: page.byteLength,
        createdAt,
      });
    }
  });
  const get = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/file/uploads/${id}`, { headers });

  it('go to their owner, with a type that no browser guesses, and never run', async () => {
    const response = await get('1', { authorization: 'as-user-7' });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'audio/webm', 'inline']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await get('2', { authorization: 'as-user-7' });
    expect(page.headers.get('content-disposition')).toBe('attachment');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('stay away from strangers and other people', async () => {
    expect([
      (await get('1')).status,
      (await get('1', { authorization: 'as-user-8' })).status,
      (await get('3', { authorization: 'as-user-7' })).status,
    ]).toEqual([401, 403, 404]);
    expect([
      (await get('0')).status,
      (await get('1.5')).status,
      (await get('..%2F..%2Fetc')).status,
      (await get('99999999999')).status,
    ]).toEqual([404, 404, 404, 404]);
  });

  it('come in parts for a phone that plays them', async () => {
    const response = await get('1', { authorization: 'as-user-7', range: 'bytes=1-6' });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      'bytes 1-6/25',
      'script',
    ]);
    expect((await get('1', { authorization: 'as-user-7', range: 'bytes=25-' })).status).toBe(416);
    for (const range of BAD_RANGES)
      expect([range, (await get('1', { authorization: 'as-user-7', range })).status]).toEqual([range, 416]);
  });
});
