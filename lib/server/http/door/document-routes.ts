import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import type { CallName } from '@/lib/contract';
import { isLocale } from '@/lib/i18n/locales';

import { toConnection } from '../edge/request-facts';
import { noteRoute } from '../../observability';
import type { Door } from './door';

const ROUTE = '/api/documents/{locale}/{file}';

interface DocumentFile {
  readonly name: RegExp;
  readonly call: CallName;
  /** The call's input, by the groups of the name. */
  readonly toInput: (groups: readonly string[]) => Readonly<Record<string, unknown>>;
}

const toMonthInput: DocumentFile['toInput'] = ([year, month, format]) => ({
  of: { year: Number(year), month: Number(month) },
  format,
});

const FILES: readonly DocumentFile[] = [
  {
    name: /^invoice-(\d{1,9})\.pdf$/,
    call: 'accounting/getinvoicefile',
    toInput: ([taskid]) => ({ taskid: Number(taskid) }),
  },
  {
    name: /^statement-(\d{4})-(\d{1,2})\.(pdf|csv)$/,
    call: 'accounting/getpaymonthfile',
    toInput: toMonthInput,
  },
  {
    name: /^wages-(\d{4})-(\d{1,2})\.(pdf|csv)$/,
    call: 'accounting/getwagemonthfile',
    toInput: toMonthInput,
  },
  {
    name: /^invoices-(\d{4})-(\d{1,2})\.(pdf|csv)$/,
    call: 'accounting/getfirmmonthfile',
    toInput: toMonthInput,
  },
  {
    name: /^turnover-(\d{4})-(\d{1,2})\.(pdf|csv)$/,
    call: 'accounting/getownmonthfile',
    toInput: toMonthInput,
  },
  {
    name: /^certificate-(\d{1,9})\.(pdf|json)$/,
    call: 'workerprofile/getcertificatefile',
    toInput: ([certificateid, format]) => ({ certificateid: Number(certificateid), format }),
  },
];

/** Addresses of documents (`lib/domain/accounting/document-files.ts`), which the session of their reader opens. */
export function addDocumentRoutes(routes: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  routes.get('/api/documents/:locale/:file', async (context) => {
    const { locale, file } = context.req.param();
    noteRoute(ROUTE);
    const found = FILES.find(({ name }) => name.test(file));
    if (!isLocale(locale) || !found) return context.notFound();
    const headers = new Headers(context.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.set('accept-language', locale);
    // The call only reads, so a link from anywhere may lead to it.
    headers.set('sec-fetch-site', 'same-origin');
    headers.delete('content-length');
    const call = new Request(new URL(`/api/main/${found.call}`, context.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(found.toInput(found.name.exec(file)?.slice(1) ?? [])),
    });
    const answer = await door(call, toConnection(context.env.incoming));
    noteRoute(ROUTE);
    if (!answer.ok) return answer;
    const { mediaType, contentBase64 } = (await answer.json()) as { mediaType: string; contentBase64: string };
    context.header('cache-control', 'private, no-store');
    context.header('x-robots-tag', 'noindex');
    context.header('content-disposition', `attachment; filename="pelakfan-${file}"`);
    return context.body(Buffer.from(contentBase64, 'base64'), 200, { 'content-type': mediaType });
  });
}
