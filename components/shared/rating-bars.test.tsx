import { renderToStaticMarkup } from 'react-dom/server';

import { RatingBars } from './rating-bars';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: string }) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    const messages = jest.requireActual<Record<string, string>>(`@/messages/en/${namespace}.json`);
    return createTranslator({ locale: 'en', messages });
  },
}));

/** The async parts of a server component, drawn as the server draws them. */
async function draw(starCounts: readonly number[]): Promise<string> {
  const drawn = await RatingBars({
    locale: 'en',
    starCounts,
    average: 4.9,
    qualities: [{ quality: 'tidiness', average: 4.7 }],
  });
  return drawn === null ? '' : renderToStaticMarkup(drawn);
}

it('the bars say the average and its count in words, and are a table for readers, the best first', async () => {
  const drawn = await draw([0, 0, 1, 7, 120]);
  expect(drawn).toContain('4.9 out of 5, 128 reviews');
  const heads = [...drawn.matchAll(/<th scope="row"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(heads).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star', 'Tidiness']);
  expect(drawn).toContain('4.7 out of 5');
  expect(drawn.match(/<td aria-hidden="true"/g)).toHaveLength(heads.length);
});

it('there are no bars where the reviews are too few', async () => {
  expect(await draw([])).toBe('');
});
