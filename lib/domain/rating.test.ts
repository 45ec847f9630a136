import { toBayesianRating, toShownRating } from './rating';

describe('Bayesian rating', () => {
  it('is the prior without reviews', () => {
    expect(toBayesianRating(0, 0)).toBeCloseTo(4.2);
  });

  it('lets many good reviews pass one perfect review', () => {
    expect(toBayesianRating(240, 50)).toBeGreaterThan(toBayesianRating(5, 1));
  });

  it('is shown with one decimal', () => {
    expect(toShownRating(5, 1)).toBe(4.3);
    expect(toShownRating(1, 1)).toBe(3.7);
  });
});
