import { carBrands } from '@/lib/catalogue/car-brands';
import type { Locale } from '@/lib/i18n/locales';

type CarBrand = (typeof carBrands)[number];

/** Null for a number that no brand has. */
export function findCarBrand(brandId: number | null | undefined): CarBrand | null {
  return carBrands.find(({ id }) => id === brandId) ?? null;
}

/** The brand's name in the reader's language. */
export function toBrandName({ fa, ar, latin }: CarBrand, locale: Locale): string {
  if (locale === 'fa') return fa;
  return locale === 'ar' ? ar : latin;
}
