const HERO = '/illustrations/hero.svg';

/** The drawing of a category, one each (LOOK); its types and grades have the same. */
export function toCategoryPicture(seopath: string): string {
  return `/illustrations/${seopath}.svg`;
}

/** The drawing of a car's body, by its key (lib/catalogue/car-body-types.ts). */
export function toCarBodyPicture(key: string): string {
  return `/illustrations/cars/${key}.svg`;
}

/** A slider shows the drawing of the service that it leads to, or the doors of the home page. */
export function toSliderPicture(linkUrl: string): string {
  const seopath = /^\/services\/([a-z-]+)\//.exec(linkUrl)?.[1];
  return seopath === undefined ? HERO : toCategoryPicture(seopath);
}
