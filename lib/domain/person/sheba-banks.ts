/**
 * The banks of Iran by the three digits that stand behind a Sheba's check digits. Names: messages/<locale>/banks.json.
 */
export const BANK_CODES = [
  '010',
  '011',
  '012',
  '013',
  '014',
  '015',
  '016',
  '017',
  '018',
  '019',
  '020',
  '021',
  '022',
  '053',
  '054',
  '055',
  '056',
  '057',
  '058',
  '059',
  '060',
  '061',
  '062',
  '064',
  '066',
  '069',
  '070',
  '075',
  '078',
  '080',
  '095',
] as const;
export type BankCode = (typeof BANK_CODES)[number];

/** The position behind `IR` and two check digits. */
const BANK = { from: 4, to: 7 } as const;

/** The bank of a Sheba in its one form; null for a bank that is not known here. */
export function findBankCode(sheba: string): BankCode | null {
  const code = sheba.slice(BANK.from, BANK.to);
  return BANK_CODES.find((known) => known === code) ?? null;
}
