import { fitDescription, LONGEST_DESCRIPTION } from './fit-description';

const say = (things: readonly string[]) => `Here are ${things.join(', ')}. ${'x'.repeat(LONGEST_DESCRIPTION - 40)}`;

describe('a description of several things', () => {
  it('names as many as a search engine shows, from the first on', () => {
    expect(fitDescription(['cleaning', 'laundry', 'painting', 'a very long other thing'], say)).toBe(
      say(['cleaning', 'laundry', 'painting']),
    );
    expect(fitDescription(['cleaning'], say)).toBe(say(['cleaning']));
  });

  it('names the first whatever its length, so that it says something', () => {
    const long = 'y'.repeat(LONGEST_DESCRIPTION);
    expect(fitDescription([long, 'laundry'], say)).toBe(say([long]));
  });
});
