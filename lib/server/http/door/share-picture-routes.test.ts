import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { toSharePicturePath } from '@/lib/domain/site/share-picture-path';
import { locales } from '@/lib/i18n/locales';

import { providers } from '../../schema';
import { market } from '../../testing/market';
import { useMarketOverHttp } from '../../testing/use-market';

const LARGEST_BYTES = 150_000;

describe('the picture of a shared link', () => {
  const { service, site } = useMarketOverHttp({ holds: 'people' });
  const connection = () => service.context.ports.database.connection;
  const aProfessional = async () => {
    const [profile] = await connection().select().from(providers).where(eq(providers.userId, market.providerId));
    return { about: 'professional', name: profile?.workerCode ?? '' } as const;
  };
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.url + path, { headers });
    return { answer, file: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each(locales)('has in %s the messengers’ size for a city and for a professional', async (locale) => {
    for (const subject of [{ about: 'city', name: 'tehran' } as const, await aProfessional()]) {
      const { answer, file } = await read(toSharePicturePath(locale, subject));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
      expect(file.byteLength).toBeLessThan(LARGEST_BYTES);
    }
  });

  it('is cached for a day, and answers 304 to a client that has it', async () => {
    const path = toSharePicturePath('fa', { about: 'city', name: 'karaj' });
    const { answer } = await read(path);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    const etag = answer.headers.get('etag') ?? '';
    const again = await read(path, { 'if-none-match': etag });
    expect([again.answer.status, again.file.byteLength]).toEqual([304, 0]);
    const other = await read(toSharePicturePath('fa', { about: 'city', name: 'tehran' }));
    expect(other.answer.headers.get('etag')).not.toBe(etag);
  });

  it('shows a professional’s rating, and changes after a review', async () => {
    const [name, locale] = [(await aProfessional()).name, 'en'] as const;
    const ask = () => service.call('share/getpicture', { about: 'professional', key: name }, { locale });
    const before = await ask();
    expect((await ask()).version).toBe(before.version);
    await connection().update(providers).set({ ratingSum: 9, ratingCount: 2 }).where(eq(providers.workerCode, name));
    const after = await ask();
    expect(after.version).not.toBe(before.version);
    expect(after.contentBase64).not.toBe(before.contentBase64);
  });

  it('is missing for people without a public page, and for any other file', async () => {
    const subject = await aProfessional();
    await connection().update(providers).set({ status: 'suspended' }).where(eq(providers.workerCode, subject.name));
    const missing = [
      toSharePicturePath('fa', subject),
      toSharePicturePath('fa', { about: 'city', name: 'nowhere' }),
      toSharePicturePath('xx', { about: 'city', name: 'tehran' }),
      '/pictures/fa/city-tehran.svg',
      '/pictures/fa/tehran.png',
    ];
    expect(await Promise.all(missing.map(async (path) => (await read(path)).answer.status))).toEqual(
      missing.map(() => 404),
    );
  });
});
