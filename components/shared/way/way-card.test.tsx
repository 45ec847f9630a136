/** @jest-environment jsdom */
import { act, type ComponentProps } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';
import onTheWay from '@/messages/en/on-the-way.json';
import order from '@/messages/en/order.json';

import { WayCard } from './way-card';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
// The map is drawn by a browser alone.
jest.mock('next/dynamic', () => () => () => null);
jest.mock('@/lib/client/use-call', () => ({
  useCall: () => ({ data: { lstLocation: [{ name: 'Tajrish', googleLat: 35.8044, googleLong: 51.4256 }] } }),
}));

const render = createRender({ order, 'on-the-way': onTheWay });
const NOW = Date.parse('2026-11-28T05:30:00Z');
const NEAR = { latitude: 35.8044, longitude: 51.4256 };
const DOOR = { latitude: 35.7844, longitude: 51.4256, plate: '12' };

const show = (
  {
    ageMs = 0,
    place = NEAR,
    serverNowMs = NOW,
    isDoubtful = false,
  }: { ageMs?: number; place?: typeof NEAR; serverNowMs?: number; isDoubtful?: boolean },
  door: ComponentProps<typeof WayCard>['door'] = DOOR,
) =>
  render(
    <WayCard
      whereabouts={{
        isOnTheWay: true,
        position: { ...place, atMs: serverNowMs - ageMs, isDoubtful },
        arrivedAtMs: null,
        cityid: 1,
        serverNowMs,
      }}
      door={door}
    />,
  );
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const seen = () => document.querySelector('[aria-hidden]')?.textContent ?? '';
const said = () => document.querySelector('[aria-live]')?.textContent ?? '';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('a fresh position says about how many minutes are left, and near what it is', async () => {
  await show({});
  expect(seen()).toMatch(/^about \d+ minutesNear Tajrish, just now$/);
});

it('an older one says where somebody was and how long ago, and no minutes', async () => {
  await show({ ageMs: 4 * MINUTE_MS });
  expect(seen()).toBe('Last place: near Tajrish, 4 minutes ago');
  expect(document.body.textContent).toContain(onTheWay.waits.note);
});

it('the minutes go when no newer position comes', async () => {
  await show({ ageMs: 50 * SECOND_MS });
  expect(seen()).toContain('about');
  await pass(20 * SECOND_MS);
  expect(seen()).toBe('Last place: near Tajrish, 1 minute ago');
});

it('a reader who is not shown the door reads no minutes', async () => {
  await show({}, null);
  expect(seen()).toBe('Near Tajrish, just now');
});

it('a place that jumped says that it is not reliable, where the last believed one was, and no minutes', async () => {
  await show({ ageMs: 30 * SECOND_MS, isDoubtful: true });
  expect(seen()).toBe(`${onTheWay.waits.doubtful}Last place: near Tajrish, just now`);
  expect(said()).toBe(`${onTheWay.waits.doubtful} · Last place: near Tajrish, just now`);
  expect(document.body.textContent).toContain(onTheWay.waits.doubt);
});

it('it is read out at most once a minute, and then as it stands', async () => {
  await show({ ageMs: 30 * SECOND_MS });
  const first = said();
  expect(first).toContain('about');
  await pass(40 * SECOND_MS);
  expect(seen()).toContain('Last place');
  expect(said()).toBe(first);
  await pass(20 * SECOND_MS);
  expect(said()).toBe('Last place: near Tajrish, 1 minute ago');
});

it('the own door opens as somebody is about to ring, and not before', async () => {
  const isOpen = () => document.querySelector('.near-door')?.hasAttribute('data-open');
  await show({});
  expect(isOpen()).toBe(false);
  await show({ place: { ...DOOR, latitude: DOOR.latitude + 0.001 } });
  expect(isOpen()).toBe(true);
  await show({ ageMs: 4 * MINUTE_MS });
  expect(isOpen()).toBeUndefined();
});
