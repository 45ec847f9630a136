/** A landline with its area code in Latin digits: eleven, beginning with 0 and no mobile. */
export function isLandline(digits: string): boolean {
  return /^0[1-8]\d{9}$/.test(digits);
}
