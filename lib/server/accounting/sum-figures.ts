import { formatTomanFigure, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfPart, PdfText } from '../pdf';
import { getWords } from '../words/words';

/** Rials as a cell of a table whose unit is named above it (`toSumTable`). */
export function toSumCell(rials: number, locale: Locale): PdfText {
  return { figure: formatTomanFigure(rials, locale) };
}

/** Rials as a sum below the tables, with their unit. */
export function toSum(rials: number, locale: Locale): PdfText {
  return { figure: formatTomans(rials, locale) };
}

/** A table whose figures are tomans: so many of them stand beside each other only without a unit each. */
export function toSumTable(table: Omit<PdfPart['tables'][number], 'unit'>, locale: Locale): PdfPart['tables'][number] {
  return { ...table, unit: getWords(locale, 'accounting').say('inTomans') };
}
