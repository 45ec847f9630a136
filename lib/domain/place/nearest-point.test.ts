import { findNearestPoint } from '@/lib/domain/place/nearest-point';

const places = [
  { name: 'west', latitude: 35.7, longitude: 51.3 },
  { name: 'east', latitude: 35.7, longitude: 51.5 },
  { name: 'north', latitude: 35.84, longitude: 51.4 },
];

describe('findNearestPoint', () => {
  it('finds the place nearest on the ground, where a degree of longitude is shorter than one of latitude', () => {
    expect(findNearestPoint({ latitude: 35.71, longitude: 51.31 }, places, (place) => place)?.name).toBe('west');
    expect(
      findNearestPoint(
        { latitude: 35.74, longitude: 51.4 },
        [places[1], places[2]].flatMap((place) => place ?? []),
        (place) => place,
      )?.name,
    ).toBe('east');
    expect(
      findNearestPoint({ latitude: 0, longitude: 0 }, [], (place: (typeof places)[number]) => place),
    ).toBeUndefined();
  });
});
