const OUTDOOR_TYPE_SEOPATHS: readonly string[] = ['stairwell-cleaning'];

/** Whether a type has floors and an area instead of rooms: its hours come from boot/calchours4cleanoutdoor. */
export function isOutdoorType(seopath: string | undefined): boolean {
  return seopath !== undefined && OUTDOOR_TYPE_SEOPATHS.includes(seopath);
}
