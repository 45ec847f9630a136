import type { MetadataRoute } from 'next';

import { COLOURS, FRAME_COLOURS } from '@/lib/domain/constants/colours';
import { getDirection, type Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

interface ManifestWords {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly services: string;
  readonly orders: string;
  readonly contact: string;
}

type Icon = NonNullable<MetadataRoute.Manifest['icons']>[number];

const icons: Icon[] = [
  { src: '/icons/plate.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

export function toManifestPath(locale: Locale): string {
  return `/manifests/${locale}.webmanifest`;
}

/**
 * The site as an installed program in one language. Each language is a program of its own, so that none takes the place
 * of another; all see the whole site.
 */
export function toManifest(locale: Locale, words: ManifestWords): MetadataRoute.Manifest {
  const home = toLocalePath(locale, '/');
  const toShortcut = (name: string, path: string) => ({
    name,
    url: toLocalePath(locale, path),
    icons: [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: home,
    name: words.name,
    short_name: words.shortName,
    description: words.description,
    lang: locale,
    dir: getDirection(locale),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: COLOURS.stone[50],
    theme_color: FRAME_COLOURS.day,
    categories: ['lifestyle', 'shopping', 'utilities'],
    icons,
    shortcuts: [
      toShortcut(words.services, '/services/'),
      toShortcut(words.orders, '/my-order-list/'),
      toShortcut(words.contact, '/contact/'),
    ],
  };
}
