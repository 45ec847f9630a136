import { readFileSync } from 'node:fs';

import { getDirection, locales } from '@/lib/i18n/locales';
import { isPublicRoute } from '@/lib/i18n/public-routes';
import { splitLocalePath } from '@/lib/i18n/paths';

import { toManifest } from './manifest';

const words = {
  name: 'Pelakfan: all of it',
  shortName: 'Pelakfan',
  description: 'What it is',
  services: 'Services',
  orders: 'Orders',
  contact: 'Contact',
};
/** The offset of a PNG's size. */
const SIZE_AT = 16;

function readPngSize(file: string): string {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${png.readUInt32BE(SIZE_AT)}x${png.readUInt32BE(SIZE_AT + 4)}`;
}

describe('the manifest', () => {
  it.each(locales)('is an app of its own in %s, in its direction, that begins in its language', (locale) => {
    const manifest = toManifest(locale, words);
    expect(manifest).toMatchObject({
      lang: locale,
      dir: getDirection(locale),
      scope: '/',
      display: 'standalone',
      short_name: 'Pelakfan',
    });
    expect(splitLocalePath(manifest.start_url ?? '').locale).toBe(locale);
    expect(manifest.id).toBe(manifest.start_url);
  });

  it('names existing icons in their real sizes, with a maskable one', () => {
    const { icons = [] } = toManifest('fa', words);
    for (const { src, sizes, type } of icons)
      if (type === 'image/png') expect([src, readPngSize(`public${src}`)]).toEqual([src, sizes]);
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
    expect(readPngSize('public/icons/apple-touch-icon.png')).toBe('180x180');
  });

  it('leads to existing pages', () => {
    for (const locale of locales)
      for (const { url } of toManifest(locale, words).shortcuts ?? [])
        expect([url, isPublicRoute(splitLocalePath(url).path)]).toEqual([url, true]);
  });
});
