import { verifyIranianNationalId } from '@persian-tools/persian-tools';

export const NATIONAL_CODE_LENGTH = 10;

/**
 * An Iranian national code: ten Latin digits, not all equal, the last one the check digit (FACTS). Lists of city
 * prefixes reject real ones.
 */
export function isNationalCode(text: string): boolean {
  return /^\d{10}$/.test(text) && verifyIranianNationalId(text, { checkPrefix: false }) === true;
}
