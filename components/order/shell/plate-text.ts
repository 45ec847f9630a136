import type { VehicleType } from '@/lib/contract/enumerations';
import { toPlate, toPlateParts } from '@/lib/domain/person/plate';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/**
 * U+2066 and U+2069. A plate is read from left to right wherever it stands, and each part of it by itself. Digits after
 * a letter would change sides.
 */
const isolate = (text: string) => `\u2066${text}\u2069`;

/** A plate is one thing, on one line. */
const UNBROKEN = '\u00a0';

/** A whole plate in a sentence; empty for one that is not whole. */
export function toPlateText(type: VehicleType, plaque: string | null, locale: Locale): string {
  const plate = plaque === null ? null : toPlate(type, plaque);
  return plate === null ? '' : isolate(toPlateParts(formatDigits(plate, locale)).map(isolate).join(UNBROKEN));
}
