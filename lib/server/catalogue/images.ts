/** Where the catalogue's own pictures stand; one drawing a category (LOOK). */
export function toCategoryIcon(seopath: string): string {
  return `/icons/services/${seopath}.svg`;
}

export function toCategoryPicture(seopath: string): string {
  return `/illustrations/services/${seopath}.svg`;
}

export function toGradeIcon(grade: 'ECO' | 'VIP'): string {
  return `/icons/grades/${grade.toLowerCase()}.svg`;
}

export function toCarBodyIcon(id: number): string {
  return `/icons/car-bodies/${id}.svg`;
}

export function toSliderPicture(name: string): string {
  return `/illustrations/sliders/${name}.svg`;
}
