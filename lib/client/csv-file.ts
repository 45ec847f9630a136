import { saveTextFile } from './save-text-file';

/** A text, or a number, which stays plain so that a spreadsheet reckons with it. */
export type CsvCell = string | number;

/** What tells a spreadsheet that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** With these a spreadsheet takes a text for a formula, which might send what stands beside it to a stranger. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Rows as RFC 4180 writes them; a text that would begin a formula is one no more. */
export function toCsvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => cells.map(toCell).join(',')).join('\r\n');
}

/** Has the browser save rows as a file for spreadsheets; the first is the header. */
export function saveCsvFile(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveTextFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + toCsvText(rows));
}

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
