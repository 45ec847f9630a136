/** A text, or a number, which stays plain so that a spreadsheet reckons with it. */
export type CsvCell = string | number;

/** The mark by which a spreadsheet recognises UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * First characters with which a spreadsheet takes a text for a formula. A formula might send its neighbours' values to
 * a stranger.
 */
const BEGINS_A_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** A cell, in quotes or not, and the mark that ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n][^,;\t\r\n]*|))([,;\t]|\r?\n|$)/y;

/** Rows as RFC 4180 writes them; a text that would begin a formula is one no more. */
export function toCsvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => cells.map(toCell).join(',')).join('\r\n');
}

/** A file for spreadsheets; the first row is the header. */
export function toCsvFileText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + toCsvText(rows);
}

/**
 * The rows of a file that a spreadsheet saved: commas, semicolons or tabs between the cells. Null for a text that is no
 * such file.
 */
export function readCsvText(text: string): string[][] | null {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let isOpen = true; isOpen;) {
    const [, quoted, plain = '', end] = CELL.exec(body) ?? [];
    if (end === undefined) return null;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    if (end.endsWith('\n')) rows.push([]);
    isOpen = end !== '';
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

function toCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = BEGINS_A_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
