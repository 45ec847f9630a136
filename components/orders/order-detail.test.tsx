/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { isPublicRoute } from '@/lib/i18n/public-routes';
import { splitLocalePath } from '@/lib/i18n/paths';
import orders from '@/messages/en/orders.json';

import { OrderDetail } from './order-detail';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
// What can be done with an order is proved elsewhere.
jest.mock('./order-actions', () => ({ OrderActions: () => null }));

const render = createRender({ orders });
// As much of an order as its page reads; the contract's type would want every field.
const task = {
  taskid: 50_001,
  reqcode: '18784272',
  state: 'CONFIRMED',
  serviceTypeName: 'Regular cleaning',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  deliveryPlace: 'Tehran, Tajrish',
  deliveryStreet: 'Maghsoudbeyk 12',
  timeline: [],
  lines: [],
  giftRial: 0,
  walletRial: 0,
  payableRial: 960_000,
  codFlag: 'active',
  isPaid: false,
  cancellation: null,
  completesAtMs: null,
  startCode: null,
  dispute: null,
  moves: [],
  providerName: 'Maryam Ahmadi',
  providerImage: '/images/default-profile.svg',
  workerCode: 'PY1001',
} as unknown as TaskDetail;

afterEach(() => unmount());

it('[R-09] [R-15] every link of an order leads to a page that is there; the professional is named in any case', async () => {
  await render(<OrderDetail task={task} phones={[]} onChange={() => undefined} />);
  const paths = [...document.querySelectorAll('a')].map(
    (link) => splitLocalePath(new URL(link.href).pathname.replace(/\/?$/, '/')).path,
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isPublicRoute(path))).toEqual([]);
  expect(document.body.textContent).toContain('Maryam Ahmadi');
});
