import { toCsvFileText, type CsvCell } from '@/lib/domain/text/csv';

import { saveTextFile } from './save-text-file';

/** Has the browser save rows as a file for spreadsheets; the first is the header. */
export function saveCsvFile(name: string, rows: readonly (readonly CsvCell[])[]): void {
  saveTextFile(name, 'text/csv;charset=utf-8', toCsvFileText(rows));
}
