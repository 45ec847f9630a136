import { getSiteUrl } from '@/lib/seo/site-url';
import type { Locale } from '@/lib/i18n/locales';

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
const GENERAL = 'general';

/**
 * What stands in public/share/<locale>/, drawn beforehand by lib/dev/draw-images: one picture a category, and one for
 * every other page.
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
 * The full address of a page's share picture. `name` is a category's seopath; one that nothing was drawn for has the
 * general picture.
 */
export function toShareImageUrl(locale: Locale, name: string = GENERAL): string {
  const known = shareImages.find((image) => image === name) ?? GENERAL;
  return `${getSiteUrl()}/share/${locale}/${known}.png`;
}
