import { toLatinDigits, toPersianDigits } from '../text/digits';

/** What somebody finds a door by. The wire has one text (SPEC 3 `deliveryaddr`); forms ask for its parts. */
export interface AddressParts {
  readonly street: string;
  /** The number on the plate beside the door. */
  readonly plate: string;
  readonly floor: string;
  /** The flat. */
  readonly unit: string;
}

const PERSIAN = { plate: 'پلاک', floor: 'طبقهٔ', unit: 'واحد', separator: '، ', toDigits: toPersianDigits };
const LATIN = { plate: 'No.', floor: 'floor', unit: 'unit', separator: ', ', toDigits: toLatinDigits };
/** Flat and floor were one field until November 2026: «واحد طبقهٔ ۳». */
const FLOOR_AS_UNIT = /^(?:طبقه(?:ٔ|‌ی)?|floor)\s+(?<floor>.+)$/iu;
const ARABIC_SCRIPT = /[\u0600-\u06ff]/;
const PARTS =
  /^(?<street>.*?)(?:\s*[،,]\s*(?:پلاک|No\.)\s+(?<plate>[^،,]+?))?(?:\s*[،,]\s*(?:طبقهٔ|floor)\s+(?<floor>[^،,]+?))?(?:\s*[،,]\s*(?:واحد|unit)\s+(?<unit>[^،,]+?))?\s*$/su;

/** A separator inside a part would make it two. */
const toPart = (text: string): string => text.replace(/[،,]/g, ' ').replace(/\s+/g, ' ').trim();

/**
 * One text of the parts, in the words and digits of the script that the street is written in: a reader of the street
 * reads them too.
 */
export function composeAddressText(parts: AddressParts): string {
  const street = parts.street.trim();
  const words = ARABIC_SCRIPT.test(street) ? PERSIAN : LATIN;
  const named = (['plate', 'floor', 'unit'] as const).map((name) => {
    const part = toPart(parts[name]);
    return part && `${words[name]} ${part}`;
  });
  return words.toDigits([street, ...named].filter(Boolean).join(words.separator));
}

/**
 * The parts of a text; one that was written freely is all street. `composeAddressText` of them is the text again, in
 * the digits of its script.
 */
export function parseAddressText(text: string): AddressParts {
  const { street = text.trim(), plate = '', floor = '', unit = '' } = PARTS.exec(text.trim())?.groups ?? {};
  const unitFloor = floor === '' ? FLOOR_AS_UNIT.exec(unit)?.groups?.floor : undefined;
  return unitFloor === undefined ? { street, plate, floor, unit } : { street, plate, floor: unitFloor, unit: '' };
}

/**
 * An address as people read it: also one that was written before texts had the digits of their script, or whose floor
 * stands as its flat.
 */
export function mendAddressText(text: string): string {
  return composeAddressText(parseAddressText(text));
}
