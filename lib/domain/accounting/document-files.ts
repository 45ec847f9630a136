import type { IncomeCertificateFormat, StatementFormat } from '@/lib/contract/money-enumerations';

/** The path of an order's invoices as a PDF, in a language, on the site's own door. */
export function toInvoicePath(taskId: number, locale: string): string {
  return `/api/documents/${locale}/invoice-${taskId}.pdf`;
}

/** The path of a provider's certificate of income, in a language. */
export function toCertificateFilePath(certificateId: number, format: IncomeCertificateFormat, locale: string): string {
  return `/api/documents/${locale}/certificate-${certificateId}.${format}`;
}

/**
 * The subject of a monthly file: a provider's pay, the wages of a company's people, a customer's payments, or the
 * invoices of a firm.
 */
export type MonthFileKind = 'statement' | 'wages' | 'turnover' | 'invoices';

/** The path of a month's file; the month is of the Jalali calendar. */
export function toMonthFilePath(
  kind: MonthFileKind,
  { of, format }: { readonly of: { readonly year: number; readonly month: number }; readonly format: StatementFormat },
  locale: string,
): string {
  return `/api/documents/${locale}/${kind}-${of.year}-${of.month}.${format}`;
}
