import { verifyIranianLegalId } from '@persian-tools/persian-tools';

/** An Iranian legal entity's national id: eleven Latin digits, the last one the check digit (FACTS). */
export function isLegalId(text: string): boolean {
  return /^\d{11}$/.test(text) && verifyIranianLegalId(text) === true;
}
