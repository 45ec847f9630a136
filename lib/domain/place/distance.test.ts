import { toDistanceKm } from './distance';

const tehran = { latitude: 35.6892, longitude: 51.389 };
const isfahan = { latitude: 32.6546, longitude: 51.668 };

describe('distance on the earth', () => {
  it('is 338 km from Tehran to Isfahan, there and back', () => {
    expect(toDistanceKm(tehran, isfahan)).toBeCloseTo(338.4, 0);
    expect(toDistanceKm(isfahan, tehran)).toBe(toDistanceKm(tehran, isfahan));
  });

  it('is zero from a point to itself, and half the earth to the other side', () => {
    expect(toDistanceKm(tehran, tehran)).toBe(0);
    expect(toDistanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371);
  });
});
