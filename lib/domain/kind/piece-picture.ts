/** The drawing of a piece that is washed or of a medical test, by its key in the price book. */
export function toPiecePicture(key: string): string {
  return `/illustrations/pieces/${key}.svg`;
}
