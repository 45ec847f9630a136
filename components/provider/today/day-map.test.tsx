/** @jest-environment jsdom */
import { createRender, findButton, unmount } from '@/components/forms/testing';
import { isDesktop } from '@/components/shared/is-desktop';
import provider from '@/messages/en/provider.json';

import type { Work } from '../work-card';
import { DayMap } from './day-map';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/components/shared/is-desktop', () => ({ isDesktop: jest.fn() }));
jest.mock('./day-route', () => ({
  DayRoute: ({ stops }: { readonly stops: readonly unknown[] }) => <div role="img">{stops.length}</div>,
}));

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

it('a phone fetches it when it is asked for, and not for a single door', async () => {
  jest.mocked(isDesktop).mockReturnValue(false);
  await render(<DayMap works={works(2)} />);
  expect(findButton(provider.todayScreen.map)).toBeDefined();
  await unmount();
  await render(<DayMap works={works(1)} />);
  expect(document.body.textContent).toBe('');
});
