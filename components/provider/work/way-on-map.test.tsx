/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { MAP_APPS, toMapLink } from '@/lib/client/map-link';
import order from '@/messages/en/order.json';
import provider from '@/messages/en/provider.json';

import { keepOwnPlace } from '../own-place';
import type { WorkDetail } from '../work-move';
import { WayOnMap } from './way-on-map';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/components/shared/map/street-map', () => ({
  StreetMap: ({ label }: { readonly label: string }) => <div role="img" aria-label={label} />,
}));

const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Sample' };
const render = createRender({ provider, order });
const work = {
  taskid: 7,
  state: 'EN_ROUTE',
  latitude: 35.8,
  longitude: 51.43,
  doorWait: { arrivedAtMs: null },
  deliveryStreet: 'Maqsudbeyk, No. 12',
} as WorkDetail;
const show = (changes: Partial<WorkDetail>, tiles: typeof TILES | null) =>
  render(<WayOnMap work={{ ...work, ...changes }} tiles={tiles} />);
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(async () => {
  Object.assign(navigator, { connection: undefined });
  await unmount();
  keepOwnPlace(7, null);
});

it('leads to the door by three maps, with its streets where tiles are configured', async () => {
  await show({}, TILES);
  expect(links()).toEqual(MAP_APPS.map((app) => toMapLink({ latitude: 35.8, longitude: 51.43 }, { app })));
  expect(document.body.textContent).not.toContain(provider.wayMap.none);
});

it('says that there are no streets without tiles, and to who saves data', async () => {
  await show({}, null);
  expect(document.body.textContent).toContain(provider.wayMap.none);
  expect(links()).toHaveLength(MAP_APPS.length);
  await unmount();
  Object.assign(navigator, { connection: { saveData: true } });
  await show({}, TILES);
  expect(document.body.textContent).toContain(provider.wayMap.none);
});

it('shows the own place beside the door while it is shared', async () => {
  const label = () => document.querySelector('[role=img]')?.getAttribute('aria-label');
  await show({}, TILES);
  expect(label()).toBe(provider.wayMap.label);
  await act(async () => keepOwnPlace(7, { latitude: 35.79, longitude: 51.42 }));
  expect(label()).toBe(provider.wayMap.labelOwn);
});

it('is gone at the door, and before the way began', async () => {
  await show({ doorWait: { arrivedAtMs: 1 } as WorkDetail['doorWait'] }, TILES);
  expect(document.body.textContent).toBe('');
  await unmount();
  await show({ state: 'CONFIRMED' }, TILES);
  expect(document.body.textContent).toBe('');
});
