import { toMapLink } from './map-link';

const TAJRISH = { latitude: 35.8043, longitude: 51.4336 };

it('a phone opens its own map with a pin at the address', () => {
  expect(toMapLink(TAJRISH, 'Mozilla/5.0 (Linux; Android 10; SM-A105F)')).toBe('geo:35.8043,51.4336?q=35.8043,51.4336');
  expect(toMapLink(TAJRISH, 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X)')).toBe('maps:?q=35.8043,51.4336');
});
