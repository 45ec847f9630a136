import type { StatementFormat } from '@/lib/contract/money-enumerations';

/** Where an order's invoices are read as a PDF, in a language; by the site's own door. */
export function toInvoicePath(taskId: number, locale: string): string {
  return `/api/papers/${locale}/invoice-${taskId}.pdf`;
}

/** Where the statement of a provider's month of the Jalali calendar is read as a file. */
export function toStatementPath(
  of: { readonly year: number; readonly month: number },
  format: StatementFormat,
  locale: string,
): string {
  return `/api/papers/${locale}/statement-${of.year}-${of.month}.${format}`;
}
