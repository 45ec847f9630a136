import { toSharePicturePath, type SharedSubject } from '@/lib/domain/site/share-picture-path';
import { getSiteUrl } from '@/lib/seo/site-url';
import type { Locale } from '@/lib/i18n/locales';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
const GENERAL = 'general';

/**
 * The pictures in public/share/<locale>/, drawn beforehand by lib/dev/draw-images: one a category, and one for every
 * other page.
 */
export const shareImages = [
  'assorted',
  'camera-repair',
  'carpet-cleaning',
  'carwash',
  'disinfection',
  'electric-service',
  'gas',
  GENERAL,
  'handyman',
  'home-appliances',
  'home-service',
  'house-cleaning',
  'laundry',
  'moving-service',
  'online-testing',
  'rebuilding-service',
] as const;

/**
 * The full address of a page's share picture. `of` is a category's seopath, or a subject with a picture of its own; a
 * category without a drawing has the general picture.
 */
export function toShareImageUrl(locale: Locale, of: string | SharedSubject = GENERAL): string {
  if (typeof of === 'object') return getSiteUrl() + toSharePicturePath(locale, of);
  const known = shareImages.find((image) => image === of) ?? GENERAL;
  return `${getSiteUrl()}/share/${locale}/${known}.png`;
}
