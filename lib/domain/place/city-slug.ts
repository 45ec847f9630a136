/** A city's part of an address, from its English name: “Robat Karim” becomes `robat-karim`. */
export function toCitySlug(englishName: string): string {
  const latin = englishName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
