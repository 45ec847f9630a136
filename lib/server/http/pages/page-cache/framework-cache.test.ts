import FrameworkCache from './framework-cache.mjs';
import { getPageGeneration } from './page-generation';

const toPage = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('data'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const FIVE_MINUTES = { cacheControl: { revalidate: 300, expire: 31_536_000 } };

/** The framework makes one for each request. */
const atRequest = () => new FrameworkCache();

describe('the framework’s cache', () => {
  afterEach(() => jest.useRealTimers());

  it('gives the next request an earlier one’s entry', async () => {
    const page = toPage('kept');
    await atRequest().set('/kept', page, FIVE_MINUTES);
    expect(await atRequest().get('/kept')).toMatchObject({ value: page, ...FIVE_MINUTES });
    await atRequest().set('/kept', null, {});
    expect(await atRequest().get('/kept')).toBeNull();
  });

  it('counts a page as missing once its time is over, so that no answer is ever stale', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['performance'] });
    await atRequest().set('/timed', toPage('timed'), FIVE_MINUTES);
    await atRequest().set('/for-ever', toPage('for ever'), { cacheControl: { revalidate: false } });
    jest.setSystemTime(300_001);
    expect(await atRequest().get('/timed')).toBeNull();
    expect(await atRequest().get('/for-ever')).not.toBeNull();
  });

  it('deletes at a purge its entries and those under way', async () => {
    const underWay = atRequest();
    await atRequest().set('/there', toPage('there'), FIVE_MINUTES);
    getPageGeneration().current += 1;
    await underWay.set('/under-way', toPage('old'), FIVE_MINUTES);
    expect([await atRequest().get('/there'), await atRequest().get('/under-way')]).toEqual([null, null]);
  });

  it('purges this server’s pages too when the framework forgets a tag', async () => {
    const before = getPageGeneration().current;
    await atRequest().revalidateTag();
    expect(getPageGeneration().current).toBe(before + 1);
  });

  it('stays within its bytes, however many pages are made up', async () => {
    await atRequest().set('/first', toPage('first'), FIVE_MINUTES);
    for (let number = 0; number < 70; number += 1)
      await atRequest().set(`/${number}`, toPage('x'.repeat(512 * 1024)), FIVE_MINUTES);
    expect(await atRequest().get('/first')).toBeNull();
    expect(await atRequest().get('/69')).not.toBeNull();
  });
});
