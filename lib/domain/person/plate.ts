import type { VehicleType } from '@/lib/contract/enumerations';

import { toDigitsOnly, toLatinDigits } from '../text/digits';
import { toPersianLetters } from '../text/letters';

/**
 * Letters of car plates, private ones first (FACTS): then public, taxi, disabled, government, police, farm, transit,
 * diplomatic and service.
 */
export const PLATE_LETTERS = [
  'ب',
  'ج',
  'د',
  'س',
  'ص',
  'ط',
  'ق',
  'ل',
  'م',
  'ن',
  'و',
  'ه',
  'ی',
  'ع',
  'ت',
  'ژ',
  'الف',
  'پ',
  'ک',
  'گ',
  'ث',
  'ز',
  'ش',
  'ف',
  'D',
  'S',
] as const;

/** Digits of each part, in the order of the plate and of the wire; null for the letter of a car. */
export const PLATE_PARTS = { AUTOMOBILE: [2, null, 3, 2], MOTORCYCLE: [3, 5] } as const satisfies Record<
  VehicleType,
  readonly (number | null)[]
>;

const SEPARATOR = '-';

function toPart(text: string, digitCount: number | null): string | null {
  if (digitCount === null) {
    const letter = toPersianLetters(text.trim()).toUpperCase();
    return PLATE_LETTERS.some((known) => known === letter) ? letter : null;
  }
  const digits = toLatinDigits(text.trim());
  return digits.length === digitCount && digits === toDigitsOnly(digits) ? digits : null;
}

/**
 * A plate in its one form, Latin digits and Persian letters: `12-ب-345-67`, `123-45678`. Null for a text that is no
 * plate of this kind.
 */
export function toPlate(type: VehicleType, text: string): string | null {
  const typed = text.split(SEPARATOR);
  const shapes: readonly (number | null)[] = PLATE_PARTS[type];
  if (typed.length !== shapes.length) return null;
  const parts = shapes.map((digitCount, index) => toPart(typed[index] ?? '', digitCount));
  return parts.every((part) => part !== null) ? parts.join(SEPARATOR) : null;
}

/** The parts of a plate in its one form, or of one that is being typed. */
export function toPlateParts(plate: string): readonly string[] {
  return plate.split(SEPARATOR);
}

export function fromPlateParts(parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}

const CAR_PLATE = /^(\d{2})(\p{L}+)(\d{3})(\d{2})$/u;
/** A car's plate read aloud from its right end: the code of the province first. */
const CAR_PLATE_FROM_ITS_END = /^(\d{2})(\d{3})(\p{L}+)(\d{2})$/u;
const MOTORCYCLE_PLATE = /^(\d{3})(\d{5})$/;

/**
 * A plate as somebody writes it, with any spaces and strokes and from either end, in its one form. Null for a text that
 * is no plate of either kind.
 */
export function findPlate(text: string): string | null {
  const compact = toLatinDigits(text)
    .replace(/ایران|ايران/g, '')
    .replace(/[^\p{L}\d]/gu, '');
  const [, ...car] = CAR_PLATE.exec(compact) ?? [];
  if (car.length > 0) return toPlate('AUTOMOBILE', fromPlateParts(car));
  const [, province, three, letter, two] = CAR_PLATE_FROM_ITS_END.exec(compact) ?? [];
  if (letter) return toPlate('AUTOMOBILE', fromPlateParts([two ?? '', letter, three ?? '', province ?? '']));
  const [, ...motorcycle] = MOTORCYCLE_PLATE.exec(compact) ?? [];
  return motorcycle.length > 0 ? toPlate('MOTORCYCLE', fromPlateParts(motorcycle)) : null;
}
