/** What somebody finds a door by. The wire has one text (SPEC 3 `deliveryaddr`); forms ask for its parts. */
export interface AddressParts {
  readonly street: string;
  /** The number on the plate beside the door. */
  readonly plate: string;
  /** Flat or floor. */
  readonly unit: string;
}

const PERSIAN = { plate: 'پلاک', unit: 'واحد', separator: '، ' };
const LATIN = { plate: 'No.', unit: 'unit', separator: ', ' };
const ARABIC_SCRIPT = /[\u0600-\u06ff]/;
const PARTS =
  /^(?<street>.*?)(?:\s*[،,]\s*(?:پلاک|No\.)\s+(?<plate>[^،,]+?))?(?:\s*[،,]\s*(?:واحد|unit)\s+(?<unit>[^،,]+?))?\s*$/su;

/** A separator inside a part would make it two. */
const toPart = (text: string): string => text.replace(/[،,]/g, ' ').replace(/\s+/g, ' ').trim();

/** One text of the parts, in the words of the script that the street is written in: whoever reads the street reads them too. */
export function composeAddressText(parts: AddressParts): string {
  const street = parts.street.trim();
  const words = ARABIC_SCRIPT.test(street) ? PERSIAN : LATIN;
  const plate = toPart(parts.plate);
  const unit = toPart(parts.unit);
  return [street, plate && `${words.plate} ${plate}`, unit && `${words.unit} ${unit}`]
    .filter(Boolean)
    .join(words.separator);
}

/** The parts of a text; one that was written freely is all street. `composeAddressText` of them is the text again. */
export function parseAddressText(text: string): AddressParts {
  const { street = text.trim(), plate = '', unit = '' } = PARTS.exec(text.trim())?.groups ?? {};
  return { street, plate, unit };
}
