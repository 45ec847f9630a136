import type { IncomeCertificateFormat, StatementFormat } from '@/lib/contract/money-enumerations';

/** Where an order's invoices are read as a PDF, in a language; by the site's own door. */
export function toInvoicePath(taskId: number, locale: string): string {
  return `/api/papers/${locale}/invoice-${taskId}.pdf`;
}

/** Where a provider reads a certificate of income that she has made, in a language. */
export function toCertificateFilePath(certificateId: number, format: IncomeCertificateFormat, locale: string): string {
  return `/api/papers/${locale}/certificate-${certificateId}.${format}`;
}

/**
 * What a month is written down of: a provider's pay, the wages of a company's people, a customer's payments, or the
 * invoices of a firm.
 */
export type MonthFileKind = 'statement' | 'wages' | 'turnover' | 'invoices';

/** Where a month of the Jalali calendar is read as a file. */
export function toMonthFilePath(
  kind: MonthFileKind,
  { of, format }: { readonly of: { readonly year: number; readonly month: number }; readonly format: StatementFormat },
  locale: string,
): string {
  return `/api/papers/${locale}/${kind}-${of.year}-${of.month}.${format}`;
}
