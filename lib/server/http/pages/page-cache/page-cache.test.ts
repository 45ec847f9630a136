import { PageCache, type Rendered } from './page-cache';
import type { StoredPage } from './stored-page';

const SECOND_MS = 1000;

function toPage(hash: string, sizeBytes = 100): StoredPage {
  const representation = { etag: `"${hash}"`, body: Buffer.alloc(0), headers: [], unchangedHeaders: [] };
  return {
    hash,
    representations: { br: representation, gzip: representation, identity: representation },
    sizeBytes,
    lifetimeMs: 300 * SECOND_MS,
  };
}

function open(largestBytes = 10_000) {
  const clock = { nowMs: 0 };
  const generation = { current: 0 };
  const cache = new PageCache(generation, largestBytes, () => clock.nowMs);
  const fill = (key: string, rendered: Rendered) => cache.fill(key, async () => rendered);
  const findHash = (key: string) => cache.find(key)?.page.hash;
  return { cache, clock, generation, fill, findHash };
}

describe('the page cache', () => {
  it('serves an expired page for one more minute, while a new one is made', async () => {
    const { cache, clock, fill } = open();
    await fill('/', toPage('one'));
    clock.nowMs = 299 * SECOND_MS;
    expect(cache.find('/')?.isFresh).toBe(true);
    clock.nowMs = 301 * SECOND_MS;
    expect(cache.find('/')?.isFresh).toBe(false);
    clock.nowMs = 361 * SECOND_MS;
    expect(cache.find('/')).toBeNull();
  });

  it('goes on with the old page where the render fails, however old it is', async () => {
    const { cache, clock, fill, findHash } = open();
    await fill('/', toPage('one'));
    clock.nowMs = 3600 * SECOND_MS;
    expect((await fill('/', 'pass'))?.hash).toBe('one');
    expect(findHash('/')).toBe('one');
    expect(cache.isRefused('/')).toBe(false);
  });

  it('has no page that stopped being public, and does not ask again at once', async () => {
    const { cache, fill, findHash } = open();
    await fill('/', toPage('one'));
    expect(await fill('/', 'refuse')).toBeNull();
    expect([findHash('/'), cache.isRefused('/')]).toEqual([undefined, true]);
    cache.forgetAll();
    expect(cache.isRefused('/')).toBe(false);
  });

  it('drops every page from before a purge, wherever the purge came from', async () => {
    const { generation, fill, findHash } = open();
    await fill('/', toPage('one'));
    generation.current += 1;
    expect(findHash('/')).toBeUndefined();
    expect(await fill('/', 'pass')).toBeNull();
  });

  it('does not let requests after a purge wait for an earlier render', async () => {
    const { cache, generation, findHash } = open();
    const endings: ((page: StoredPage) => void)[] = [];
    const render = () => new Promise<StoredPage>((resolve) => endings.push(resolve));
    const before = cache.fill('/', render);
    generation.current += 1;
    const after = cache.fill('/', render);
    endings[1]?.(toPage('new'));
    expect((await after)?.hash).toBe('new');
    endings[0]?.(toPage('old'));
    expect((await before)?.hash).toBe('old');
    expect(findHash('/')).toBe('new');
  });

  it('stays within its bytes: the least recently used page goes first', async () => {
    const { cache, fill, findHash } = open(1000);
    await fill('/a', toPage('a', 400));
    await fill('/b', toPage('b', 400));
    expect(findHash('/a')).toBe('a');
    await fill('/c', toPage('c', 400));
    expect([findHash('/a'), findHash('/b'), findHash('/c')]).toEqual(['a', undefined, 'c']);
    await fill('/huge', toPage('huge', 2000));
    expect(cache.getSize().storedBytes).toBeLessThanOrEqual(1000);
  });
});
