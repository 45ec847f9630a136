/** @jest-environment jsdom */
import { keepMapApp, readMapApp, toMapLink } from './map-link';

const TAJRISH = { latitude: 35.8043, longitude: 51.4336 };
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; SM-A105F)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X)';

it('a phone opens its own map with a pin at the address', () => {
  expect(toMapLink(TAJRISH, { userAgent: ANDROID })).toBe('geo:35.8043,51.4336?q=35.8043,51.4336');
  expect(toMapLink(TAJRISH, { userAgent: IPHONE })).toBe('maps:?q=35.8043,51.4336');
});

it('Neshan and Balad open at the address, on every phone', () => {
  expect(toMapLink(TAJRISH, { app: 'neshan', userAgent: IPHONE })).toBe('https://neshan.org/maps/@35.8043,51.4336,16z');
  expect(toMapLink(TAJRISH, { app: 'balad', userAgent: ANDROID })).toBe(
    'https://balad.ir/location?latitude=35.8043&longitude=51.4336&zoom=16',
  );
});

it('a device keeps its chosen map app, and begins with its own', () => {
  expect(readMapApp()).toBe('phone');
  keepMapApp('neshan');
  expect(readMapApp()).toBe('neshan');
});
