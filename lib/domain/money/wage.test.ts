import { findWageAt, toWageRials } from './wage';

it('a share is of the company’s pay, in whole tomans, and a sum is the sum', () => {
  expect(toWageRials({ percent: 33, jobRial: null }, 8_160_010)).toBe(2_692_800);
  expect(toWageRials({ percent: null, jobRial: 4_000_000 }, 8_160_000)).toBe(4_000_000);
  expect(toWageRials({ percent: null, jobRial: null }, 8_160_000)).toBeNull();
});

it('a job has the wage that held when it began', () => {
  const wages = [
    { sinceMs: 10, percent: 40, jobRial: null },
    { sinceMs: 20, percent: 50, jobRial: null },
  ];
  expect([9, 10, 19, 20].map((atMs) => findWageAt(wages, atMs)?.percent ?? null)).toEqual([null, 40, 40, 50]);
});
