import { existsSync, readFileSync } from 'node:fs';

import { locales } from '@/lib/i18n/locales';

import { toLanguages, toMetadata } from './metadata';

const SITE = 'https://pelakfan.example';
const page = { path: '/services/laundry/', title: 'A title', description: 'What it is about', shareImage: 'laundry' };

describe('the metadata of a public page', () => {
  beforeAll(() => void (process.env.SITE_URL = SITE));
  afterAll(() => void delete process.env.SITE_URL);

  it('names itself canonical, and has an equal list of languages in every language', () => {
    const lists = locales.map((locale) => {
      const { alternates } = toMetadata({ ...page, locale });
      expect(alternates?.canonical).toBe(`${SITE}${locale === 'fa' ? '' : `/${locale}`}/services/laundry/`);
      return alternates?.languages;
    });
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(Object.keys(toLanguages(page.path))).toEqual([...locales, 'x-default']);
    expect(toLanguages(page.path)).toMatchObject({
      fa: `${SITE}/services/laundry/`,
      de: `${SITE}/de/services/laundry/`,
      'x-default': `${SITE}/services/laundry/`,
    });
  });

  it.each(locales)('shows a picture of the page’s own where it is shared in %s', (locale) => {
    const { openGraph, twitter } = toMetadata({ ...page, locale });
    const [image] = [openGraph?.images].flat();
    const url = typeof image === 'object' && 'url' in image ? String(image.url) : '';
    expect(url).toBe(`${SITE}/share/${locale}/laundry.png`);
    expect(existsSync(`public${new URL(url).pathname}`)).toBe(true);
    expect(image).toMatchObject({ width: 1200, height: 630, type: 'image/png', alt: page.title });
    expect(openGraph).toMatchObject({
      title: page.title,
      description: page.description,
      siteName: JSON.parse(readFileSync(`messages/${locale}/layout.json`, 'utf8')).site.name,
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: page.title });
  });

  it('has the general picture for a category without a drawing', () => {
    const { openGraph } = toMetadata({ ...page, locale: 'fa', shareImage: 'a-category-of-another-host' });
    expect([openGraph?.images].flat()[0]).toMatchObject({ url: `${SITE}/share/fa/general.png` });
  });

  it('keeps a page out of search engines on its request, without links from other languages', () => {
    const { robots, alternates } = toMetadata({ ...page, locale: 'en', isIndexed: false });
    expect(robots).toMatchObject({ index: false });
    expect(alternates?.languages).toBeUndefined();
    expect(toMetadata({ ...page, locale: 'en' }).robots).toMatchObject({ index: true, 'max-image-preview': 'large' });
  });
});
