/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from '../../state/order-context';
import { RemovalEnds } from './removal-ends';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ common, order });
const goOn = jest.fn();
const toAddress = (deliveryaddrid: number, deliveryaddr: string) => ({
  deliveryaddrid,
  deliveryaddrname: `Home ${deliveryaddrid}`,
  deliveryaddr,
  cityid: 1,
  cityname: 'Tehran',
  locationid: 1001,
  locationname: 'Tajrish',
  isDefault: deliveryaddrid === 1,
});
const addresses = [
  toAddress(1, 'Maghsoudbeyk Street, No. 12, floor 3, unit 6'),
  toAddress(2, 'Valiasr Street, No. 8, floor ground'),
] as unknown as Parameters<typeof RemovalEnds>[0]['addresses'];

async function show(fields: Partial<OrderDraft>) {
  const draft = { ...createDraft({ serviceEnum: 'moving', srvcategoryid: 15 }), ...fields };
  const known = {
    draft,
    goOn,
    question: 'moving-addresses',
    walk: { flow: KINDS.moving.flow, facts: {}, draft },
    service: { activeCityIds: [1], categoryId: 15, kind: 'moving', types: [] },
    price: { answer: null, isLoading: false, error: null },
    cleared: [],
    hasMoved: false,
    isEdit: false,
  } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <RemovalEnds addresses={addresses} isPacking={false} onAdd={() => undefined} />
    </OrderProvider>,
  );
}

const floors = () =>
  [...document.querySelectorAll('[role="spinbutton"]')].map((floor) => floor.getAttribute('aria-valuenow'));

afterEach(unmount);

it('each end of a removal has the floor of its address, which goes on with it', async () => {
  await show({ destinationaddrid: 2 });
  expect(floors()).toEqual(['3', '0']);
  await press(getButton(order.next));
  expect(goOn.mock.lastCall?.[0]).toMatchObject({
    originAccess: { floor: 3, hasLift: false },
    destinationAccess: { floor: 0, hasLift: false },
  });
});

it('prefers the customer’s floor to the one of the address', async () => {
  await show({ destinationaddrid: 2, originAccess: { floor: 5, hasLift: true } });
  expect(floors()).toEqual(['5', '0']);
});
