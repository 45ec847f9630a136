/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft } from '@/lib/funnel/draft';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { TruckArrival } from '../kinds/gas/arrival';
import { OrderProvider, type Order } from '../state/order-context';
import { InvoiceTerms } from './invoice-terms';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ common, order: fillNumbers(order, 'en') });
const TRUCK = { truckId: 701, arrivalMinutes: 17 };

async function show(kind: 'gas' | 'cleaning', gasTruckId: number | null = null) {
  const draft = {
    ...createDraft({ serviceEnum: kind, srvcategoryid: 22 }),
    carLatitude: 35.8,
    carLongitude: 51.4,
    gasTruckId,
  };
  call.mockResolvedValue({ lstTruck: [{ truckId: 700, arrivalMinutes: 5 }, TRUCK] });
  await render(
    <OrderProvider order={{ draft, kind } as unknown as Order}>
      <TruckArrival />
      <InvoiceTerms />
    </OrderProvider>,
  );
  return document.body.textContent ?? '';
}

afterEach(() => unmount());

it('petrol’s pre-invoice says when the chosen truck arrives, and no free hours before a visit that comes at once', async () => {
  const said = await show('gas', TRUCK.truckId);
  expect(said).toContain('about 17 minutes after the driver accepts');
  expect(said).toContain('Cancelling is free until the driver accepts');
  expect(said).not.toContain('before the visit');
});

it('no arrival is promised where the truck has gone', async () => {
  expect(await show('gas', 999)).not.toContain('minutes');
});

it('a visit whose hour was chosen keeps the free hours before it', async () => {
  expect(await show('cleaning')).toContain('before the visit');
});
