/** Where an order's invoices are read as a PDF, in a language; by the site's own door. */
export function toInvoicePath(taskId: number, locale: string): string {
  return `/api/papers/${locale}/invoice-${taskId}.pdf`;
}
