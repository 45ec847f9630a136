interface Named {
  /** Its part of an address. */
  readonly seopath: string;
}

/** A path without locale, with its closing slash. */
export function toDistrictPath(city: Named, category: Named, district: Named): string {
  return `/services-at-location/${city.seopath}/${category.seopath}/${district.seopath}/`;
}
