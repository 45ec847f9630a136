import { fitDescription, fitTitle, LONGEST_DESCRIPTION, LONGEST_TITLE } from './fit-description';

const say = (things: readonly string[]) => `Here are ${things.join(', ')}. ${'x'.repeat(LONGEST_DESCRIPTION - 40)}`;

describe('a description of several things', () => {
  it('names as many things as a search engine shows, from the first on', () => {
    expect(fitDescription(['cleaning', 'laundry', 'painting', 'a very long other thing'], say)).toBe(
      say(['cleaning', 'laundry', 'painting']),
    );
    expect(fitDescription(['cleaning'], say)).toBe(say(['cleaning']));
  });

  it('names the first whatever its length, so that it is not empty', () => {
    const long = 'y'.repeat(LONGEST_DESCRIPTION);
    expect(fitDescription([long, 'laundry'], say)).toBe(say([long]));
  });
});

it('a title is the first one that a search engine shows whole, else the shortest', () => {
  const long = 'y'.repeat(LONGEST_TITLE + 1);
  expect(fitTitle([long, 'Maryam, laundry', 'Maryam'])).toBe('Maryam, laundry');
  expect(fitTitle([`${long}z`, long])).toBe(long);
});
