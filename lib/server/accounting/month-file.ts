import type { CallAnswer } from '@/lib/contract';
import type { StatementFormat } from '@/lib/contract/money-enumerations';
import { toCsvFileText, type CsvCell } from '@/lib/domain/text/csv';

import { makePdf, type PdfDocument } from '../pdf';

interface MonthFile {
  readonly format: StatementFormat;
  readonly toRows: () => readonly (readonly CsvCell[])[];
  readonly toDocument: () => PdfDocument;
  readonly now: Date;
}

/** A month as a file: to be read, or for a spreadsheet. */
export async function toMonthFile({
  format,
  toRows,
  toDocument,
  now,
}: MonthFile): Promise<CallAnswer<'accounting/getpaymonthfile'>> {
  if (format === 'csv') {
    const text = toCsvFileText(toRows());
    return { mediaType: 'text/csv; charset=utf-8', contentBase64: Buffer.from(text).toString('base64') };
  }
  const content = await makePdf(toDocument(), now);
  return { mediaType: 'application/pdf', contentBase64: content.toString('base64') };
}
