import { MINUTE_MS } from '../constants/time-units';
import { toLatePercent, toLateRials } from './lateness';

it.each([
  [0, 0],
  [15, 0],
  [16, 5],
  [30, 5],
  [31, 10],
  [60, 10],
  [61, 20],
  [600, 20],
])('credits for a visit %d minutes late %d percent of its price', (minutes, percent) => {
  expect(toLatePercent(minutes * MINUTE_MS)).toBe(percent);
  expect(toLateRials(9_600_000, minutes * MINUTE_MS)).toBe((9_600_000 * percent) / 100);
});
