import { toBayesianRating, toShownRating } from './rating';

describe('Bayesian rating', () => {
  it('is the prior without reviews', () => {
    expect(toBayesianRating(0, 0)).toBeCloseTo(4.2);
  });

  it('lets many good reviews pass one perfect review', () => {
    expect(toBayesianRating(240, 50)).toBeGreaterThan(toBayesianRating(5, 1));
  });
});

describe('shown rating', () => {
  it('is the average of the given stars, with one decimal', () => {
    expect(toShownRating(5, 1)).toBe(5);
    expect(toShownRating(13, 3)).toBe(4.3);
  });

  it('is null without stars', () => {
    expect(toShownRating(0, 0)).toBeNull();
  });
});
