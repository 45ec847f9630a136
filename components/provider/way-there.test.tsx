/** @jest-environment jsdom */
import { createRender, press, unmount } from '@/components/forms/testing';
import { MAP_APPS, toMapLink } from '@/lib/client/map-link';
import removal from '@/messages/en/removal.json';
import provider from '@/messages/en/provider.json';

import { WayThere } from './way-there';
import type { WorkDetail } from './work-move';

const render = createRender({ provider, removal });
const work = {
  state: 'CONFIRMED',
  latitude: 35.8,
  longitude: 51.43,
  contactMobile: '09120000001',
  moving: { destinationLatitude: 35.81, destinationLongitude: 51.46 },
} as unknown as WorkDetail;
const show = (changes: object = {}) => render(<WayThere work={{ ...work, ...changes } as WorkDetail} />);
const ways = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const apps = (latitude: number, longitude: number) =>
  MAP_APPS.map((app) => toMapLink({ latitude, longitude }, { app }));
afterEach(async () => {
  await unmount();
  window.localStorage.clear();
});

it('the map that was chosen last leads there the next time', async () => {
  await show();
  const neshan = [...document.querySelectorAll('a')].find((link) => link.textContent === provider.maps.neshan);
  neshan?.addEventListener('click', (event) => event.preventDefault());
  await press(neshan ?? document.body);
  expect(ways()[0]).toContain('neshan.org');
  await unmount();
  await show();
  expect(ways()[0]).toContain('neshan.org');
});

it('map and phone lead to the door until it is open, and a removal that has begun to its other end', async () => {
  await show();
  expect(ways()).toEqual(['geo:35.8,51.43?q=35.8,51.43', ...apps(35.8, 51.43), 'tel:09120000001']);
  await show({ state: 'IN_PROGRESS' });
  expect(ways()).toEqual(['geo:35.81,51.46?q=35.81,51.46', ...apps(35.81, 51.46), 'tel:09120000001']);
  await show({ state: 'IN_PROGRESS', moving: null });
  expect(ways()).toEqual([]);
  await show({ state: 'DONE' });
  expect(ways()).toEqual([]);
});
