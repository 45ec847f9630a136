import { estimateTravel } from './travel';

const tajrish = { latitude: 35.8049, longitude: 51.4337 };
/** 0.09 degrees of latitude: 10 km in a straight line. */
const south = { latitude: 35.7149, longitude: 51.4337 };

describe('a way without a routing service', () => {
  it('is the straight line × 1.4 at 22 km an hour, with its beginning', () => {
    expect(estimateTravel({ point: tajrish, from: 'base' }, south)).toEqual({
      metres: 14_000,
      minutes: 38,
      isEstimate: true,
      from: 'base',
    });
    expect(estimateTravel({ point: south, from: 'job' }, tajrish)).toMatchObject({ metres: 14_000, from: 'job' });
  });

  it('takes a minute at least', () => {
    expect(estimateTravel({ point: south, from: 'base' }, south)).toEqual({
      metres: 0,
      minutes: 1,
      isEstimate: true,
      from: 'base',
    });
  });
});
