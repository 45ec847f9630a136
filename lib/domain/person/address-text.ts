import { toLatinDigits, toPersianDigits } from '../text/digits';

/**
 * The parts of an address by which a door is found. The wire has one text (SPEC 3 `deliveryaddr`); forms ask for its
 * parts.
 */
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

/** One text of the parts, in the words and digits of the street's script. A reader of the street reads them too. */
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
 * An address as people read it. It may be from before texts had the digits of their script, or have its floor in place
 * of its flat.
 */
export function mendAddressText(text: string): string {
  return composeAddressText(parseAddressText(text));
}

/** Letters on a plate: a number with its part, or with a word. */
const PLATE_LETTERS = 8;

/** The number of a house as it fits on a drawn plate; empty where the address names none, or says more than that. */
export function toDoorNumber(text: string): string {
  const { plate } = parseAddressText(text);
  return plate.length > PLATE_LETTERS ? '' : plate;
}

/** An address beside the plate that shows its number: the number is not said twice. */
export function toTextBesidePlate(text: string): string {
  return toDoorNumber(text) === '' ? text : composeAddressText({ ...parseAddressText(text), plate: '' });
}

/** Names of floors that are not counted; all others are numbers or these ordinals. */
const NAMED_FLOORS: Readonly<Record<string, number>> = {
  همکف: 0,
  أرضي: 0,
  الأرضي: 0,
  ground: 0,
  g: 0,
  eg: 0,
  erdgeschoss: 0,
  زیرزمین: -1,
  قبو: -1,
  basement: -1,
  ug: -1,
};
const ORDINALS = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم'];

/** The floor that an address names, counted from the street; null where it names none, or in words of its own. */
export function findAddressFloor(text: string): number | null {
  const floor = toLatinDigits(parseAddressText(text).floor).trim().toLowerCase();
  if (/^-?\d{1,2}$/.test(floor)) return Number(floor);
  const ordinal = ORDINALS.indexOf(floor);
  return ordinal >= 0 ? ordinal + 1 : (NAMED_FLOORS[floor] ?? null);
}
