import { isPlaceIn } from './picked-place';

const NEIGHBOURHOODS = [
  { locationid: 1, zoneid: 1, name: 'North', googleLat: 35.8, googleLong: 51.4 },
  { locationid: 2, zoneid: 1, name: 'South', googleLat: 35.7, googleLong: 51.4 },
];

it('a place belongs to the area whose neighbourhood is nearest, and to no other that was under the finger of a moving map', () => {
  const place = { latitude: 35.79, longitude: 51.41 };
  expect(isPlaceIn(1, place, NEIGHBOURHOODS)).toBe(true);
  expect(isPlaceIn(2, place, NEIGHBOURHOODS)).toBe(false);
});
