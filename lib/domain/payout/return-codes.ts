import { RETURN_CODES, type ReturnCode } from '@/lib/contract/payout-enumerations';

/** The account itself is wrong: the next payout there would come back as well. */
const ACCOUNT_ERRORS: readonly ReturnCode[] = ['AC01', 'AC04', 'PN01', 'PN02', 'PI01'];

/** The ISO 20022 code as a bank wrote it; `MS03`, "no reason given", for one that is not known. */
export function toReturnCode(written: string): ReturnCode {
  const code = written.trim().toUpperCase();
  return RETURN_CODES.find((known) => known === code) ?? 'MS03';
}

export function isAccountError(code: ReturnCode): boolean {
  return ACCOUNT_ERRORS.includes(code);
}
