/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import way from '@/messages/en/on-the-way.json';
import order from '@/messages/en/order.json';

import type { WorkDetail } from '../work-move';
import { WorkerWay, WorkWay } from './work-way';

const OWN = 7;
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
// The map is drawn by a browser alone.
jest.mock('next/dynamic', () => () => () => null);
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => ({ userId: OWN }) }));

const render = createRender({ 'on-the-way': way, order, common });
const TAJRISH = { latitude: 35.8044, longitude: 51.4256 };
const whereabouts = {
  isOnTheWay: true,
  position: { ...TAJRISH, atMs: 1_000 },
  arrivedAtMs: null,
  cityid: 1,
  serverNowMs: 1_000,
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  'ontheway/getposition': whereabouts,
  'geo/getalllocationbycityid': {
    lstLocation: [{ name: 'Tajrish', googleLat: TAJRISH.latitude, googleLong: TAJRISH.longitude }],
  },
};
const read = () => document.body.textContent ?? '';

const show = (handed: object | null) => {
  jest.mocked(callFromBrowser).mockImplementation((async (name: string) => ANSWERS[name] ?? {}) as never);
  const work = { taskid: 50_001, latitude: 35.7844, longitude: 51.4256, deliveryStreet: 'Yas Alley', handed };
  return render(
    <>
      <WorkerWay work={work as unknown as WorkDetail} />
      <WorkWay work={work as unknown as WorkDetail} dock={null} onArrived={() => undefined} />
    </>,
  );
};

afterEach(() => unmount());

it('a company sees where its worker is and the minutes that are left, and shares no position of its own', async () => {
  await show({ assigneeUserId: 8, isForCompany: false });
  expect(read()).toContain('Near Tajrish');
  expect(read()).toMatch(/about \d+ minutes/);
  expect(read()).toContain(way.waits.estimateOfCustomer);
  expect(read()).not.toContain(way.share.switch);
});

it('a worker is told that the company sees the position, before it is shared', async () => {
  await show({ assigneeUserId: OWN, isForCompany: true });
  expect(read()).toContain(way.share.textTeam.slice(0, 80));
  expect(read()).not.toContain('Near Tajrish');
});

it('a professional alone shares the position with the customer', async () => {
  await show(null);
  expect(read()).toContain(way.share.switch);
});
