import { DAY_MS } from '../constants/time-units';

/** The parts of an invoice's number at the tax office. */
export interface TaxNumberParts {
  /** Six letters and digits, as the tax office gave it. */
  readonly memoryId: string;
  /** The invoice's instant. Its day is counted in UTC, also where Tehran has the next day. */
  readonly issuedAtMs: number;
  /** The memory's own running number, from 1 to 999,999,999,999. */
  readonly serial: number;
}

const MEMORY_ID = /^[A-HKMNOPRSTUW-Z\d]{6}$/;
const NUMBER = /^([A-HKMNOPRSTUW-Z\d]{6})([\dA-F]{5})([\dA-F]{10})(\d)$/;
const HEX = 16;
const LENGTHS = { day: 5, serial: 10, dayText: 6, serialText: 12 } as const;

/** The dihedral group D5, the permutation and the inverses of Verhoeff's check digit. */
const PRODUCT = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const PERMUTATION = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
] as const;
const INVERSE = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9] as const;

/** Verhoeff's check digit of a text of decimal digits. */
export function toVerhoeffDigit(digits: string): number {
  const check = [...digits]
    .reverse()
    .map(Number)
    .reduce<number>((sum, digit, place) => {
      const permuted = PERMUTATION[(place + 1) % PERMUTATION.length]?.[digit] ?? 0;
      return PRODUCT[sum]?.[permuted] ?? 0;
    }, 0);
  return INVERSE[check] ?? 0;
}

/** Six letters and digits; I, J, L, Q and V do not occur. */
export function isTaxMemoryId(text: string): boolean {
  return MEMORY_ID.test(text);
}

/** The invoice's own number within its tax number: the serial in ten hexadecimal digits. */
export function toTaxSerial(serial: number): string {
  return toHex(serial, LENGTHS.serial);
}

/** The 22 characters by which the tax office knows an invoice. */
export function toTaxNumber({ memoryId, issuedAtMs, serial }: TaxNumberParts): string {
  const day = Math.floor(issuedAtMs / DAY_MS);
  return `${memoryId}${toHex(day, LENGTHS.day)}${toTaxSerial(serial)}${toCheckDigit(memoryId, day, serial)}`;
}

/** Whether a text is a number of the tax office, by its letters and its check digit. */
export function isTaxNumber(text: string): boolean {
  const [, memoryId, day, serial, digit] = NUMBER.exec(text) ?? [];
  if (memoryId === undefined || day === undefined || serial === undefined) return false;
  return toCheckDigit(memoryId, Number.parseInt(day, HEX), Number.parseInt(serial, HEX)) === Number(digit);
}

function toHex(value: number, length: number): string {
  return value.toString(HEX).toUpperCase().padStart(length, '0');
}

function toCheckDigit(memoryId: string, day: number, serial: number): number {
  const memory = [...memoryId].map((letter) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0)))).join('');
  return toVerhoeffDigit(
    `${memory}${String(day).padStart(LENGTHS.dayText, '0')}${String(serial).padStart(LENGTHS.serialText, '0')}`,
  );
}
