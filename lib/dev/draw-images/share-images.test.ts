import { readdirSync, readFileSync, statSync } from 'node:fs';

import { readCategories } from '@/lib/catalogue/categories';
import { locales } from '@/lib/i18n/locales';
import { SHARE_IMAGE_SIZE, shareImages } from '@/lib/seo/share-images';

const categories = readCategories();

const LARGEST_BYTES = 60_000;
const WIDTH_AT = 16;

describe('the pictures of shared links', () => {
  it.each(locales)('exist in %s for exactly the visible categories and for every other page', (locale) => {
    const files = readdirSync(`public/share/${locale}`);
    expect(files.sort()).toEqual(shareImages.map((name) => `${name}.png`).sort());
    const shown = categories.filter(({ isHidden }) => !isHidden).map(({ seopath }) => seopath);
    expect([...shown, 'general'].sort()).toEqual([...shareImages].sort());
  });

  it.each(locales.flatMap((locale) => shareImages.map((name) => `public/share/${locale}/${name}.png`)))(
    '%s has the size that messengers ask for, and few bytes',
    (file) => {
      const png = readFileSync(file);
      expect({ width: png.readUInt32BE(WIDTH_AT), height: png.readUInt32BE(WIDTH_AT + 4) }).toEqual(SHARE_IMAGE_SIZE);
      expect(statSync(file).size).toBeLessThan(LARGEST_BYTES);
    },
  );
});
