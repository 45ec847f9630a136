import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toInvoicePath } from '@/lib/domain/accounting/document-files';

import { withTypesetter } from '../../pdf/typesetter';
import { anOrderStory, aPaidOrder, theProviderWorks } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { listPdfLetters } from '../../testing/pdf-letters';
import { useMarketOverHttp } from '../../testing/use-market';

describe('the invoices of an order as a file', () => {
  const { service, site } = useMarketOverHttp();

  async function aDoneOrder() {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    const customer = { as: story.customer.userId };
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, customer);
    return { taskid: placed.taskid, customer, provider: { as: story.provider.userId } };
  }

  const read = async (taskid: number, { as }: { as: number }, locale = 'fa') => {
    const answer = await fetch(`${site.url}${toInvoicePath(taskid, locale)}`, {
      headers: { authorization: `as-user-${as}` },
    });
    return { answer, file: Buffer.from(await answer.arrayBuffer()) };
  };

  const countPages = (file: Buffer) => /\/Type\s*\/Pages[^>]*\/Count (\d+)/.exec(file.toString('latin1'))?.[1];

  it('[B-22] are a PDF with selectable Persian text', async () => {
    const { taskid, customer } = await aDoneOrder();
    const { answer, file } = await read(taskid, customer);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="pelakfan-invoice-${taskid}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const letters = listPdfLetters(file);
    expect([...'صورتحسابپلاکفنمالیات۰۱۹'].filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('exist in English beside it, and the provider’s have the commission on a further page', async () => {
    const { taskid, customer, provider } = await aDoneOrder();
    const english = await read(taskid, customer, 'en');
    const letters = listPdfLetters(english.file);
    expect([...'Invoice'].filter((letter) => !letters.has(letter))).toEqual([]);
    expect(countPages(english.file)).toBe('1');
    expect(countPages((await read(taskid, provider, 'en')).file)).toBe('2');
  });

  it('[B-22] have the correction on a page of its own after a refund', async () => {
    const { taskid, customer } = await aDoneOrder();
    expect(countPages((await read(taskid, customer)).file)).toBe('1');
    // While a problem can still be reported, the desk gives nothing back.
    service.clock.advance(3 * DAY_MS);
    const finance = { as: await anOperator(service.context, 'finance') };
    const { plan } = await service.call('operator/planordermoney', { taskid, way: 'refund', rial: 96_000 }, finance);
    const move = { taskid, way: 'refund', rial: 96_000, seenRial: plan.leftRial, reason: 'As agreed' } as const;
    await service.call('operator/moveordermoney', move, finance);
    expect(countPages((await read(taskid, customer)).file)).toBe('2');
  });

  it('open for the two sides alone', async () => {
    const { taskid } = await aDoneOrder();
    const other = await aDoneOrder();
    expect((await read(taskid, other.customer)).answer.status).toBe(403);
    expect((await fetch(`${site.url}${toInvoicePath(taskid, 'fa')}`)).status).toBe(401);
    expect((await read(taskid, other.customer, 'xx')).answer.status).toBe(404);
    expect((await fetch(`${site.url}/api/documents/fa/else.pdf`)).status).toBe(404);
  });

  it('are set by a typesetter that is loaded once', async () => {
    const typesetter = await withTypesetter((loaded) => loaded);
    const { taskid, customer } = await aDoneOrder();
    const { contentBase64 } = await service.call('accounting/getinvoicefile', { taskid }, customer);
    expect(Buffer.from(contentBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await withTypesetter((loaded) => loaded)).toBe(typesetter);
  });
});
