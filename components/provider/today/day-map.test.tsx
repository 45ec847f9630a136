/** @jest-environment jsdom */
import { createRender, findButton, unmount } from '@/components/forms/testing';
import { isDesktop } from '@/components/shared/is-desktop';
import { keepKnownTiles } from '@/components/shared/map/known-tiles';
import provider from '@/messages/en/provider.json';

import type { Work } from '../work-card';
import { DayMap } from './day-map';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/components/shared/is-desktop', () => ({ isDesktop: jest.fn() }));
jest.mock('./day-route', () => ({
  DayRoute: ({ stops }: { readonly stops: readonly unknown[] }) => <div role="img">{stops.length}</div>,
}));

const TILES = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Sample' };
const render = createRender({ provider });
const works = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    taskid: index + 1,
    startsAtMs: index,
    arrivesUntilMs: index,
    door: { cityid: 1, latitude: 35.8, longitude: 51.4 },
  })) as unknown as Work[];

afterEach(() => unmount());

it('a desktop has the day’s map from one door on, beside the table', async () => {
  jest.mocked(isDesktop).mockReturnValue(true);
  await render(<DayMap works={works(1)} />);
  expect(document.querySelector('[role=img]')?.textContent).toBe('1');
  await unmount();
  await render(<DayMap works={works(0)} />);
  expect(document.body.textContent).toBe('');
});

it('a phone fetches it when it is asked for: for a single door, too, where no tiles show it in its card', async () => {
  jest.mocked(isDesktop).mockReturnValue(false);
  for (const [doors, tiles, isOffered] of [
    [2, TILES, true],
    [1, TILES, false],
    [1, null, true],
    [0, null, false],
  ] as const) {
    keepKnownTiles(tiles);
    await render(<DayMap works={works(doors)} />);
    expect(findButton(provider.todayScreen.map) !== undefined).toBe(isOffered);
    await unmount();
  }
});
