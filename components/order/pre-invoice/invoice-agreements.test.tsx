/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from '../state/order-context';
import { InvoiceAgreements } from './invoice-agreements';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/use-partners', () => ({ usePartners: () => ({ sendsSms: true, takesBank: true }) }));

const render = createRender({ order });

async function show(said: Partial<OrderDraft> = {}) {
  const draft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    gDate: '2026-11-28',
    workerUserId: 2,
    providerName: 'Maryam',
    ...said,
  };
  const known = { draft, kind: 'cleaning', answer: jest.fn(), save: jest.fn() } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <InvoiceAgreements problems={{}} />
    </OrderProvider>,
  );
  return document.querySelector('details');
}

afterEach(() => unmount());

it('one line says how often and for whom, where nothing else was said', async () => {
  const fold = await show();
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe(
    `${order.invoice.agreements.both}${order.series.once} · ${order.recipient.self}`,
  );
});

it.each([
  ['for somebody else', { recipient: { name: '', mobile: '', locale: 'en' } }, order.recipient.name],
  ['again', { plan: 'monthly', weekdays: [] }, order.series.once],
] as const)('an order %s has it open', async (_case, said, text) => {
  const fold = await show(said as Partial<OrderDraft>);
  expect(fold?.open).toBe(true);
  expect(fold?.textContent).toContain(text);
});
