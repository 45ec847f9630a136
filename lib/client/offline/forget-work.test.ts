/** @jest-environment jsdom */
import { leaveSession } from '../session-end';
import { forgetWork } from './forget-work';
import { keepOfflineAnswer, listOfflineWorks } from './offline-answers';

const PROVIDER = 7;
const OTHER = 8;
const detail = { taskDetail: { userName: 'Nika', deliveryStreet: 'Maghsoudbeyk 12' } };
const removed: string[] = [];

beforeEach(() => {
  removed.length = 0;
  window.localStorage.clear();
  for (const userId of [PROVIDER, OTHER])
    keepOfflineAnswer(userId, 'clean/gettaskdetail', { taskid: 50_001 }, detail as never);
  window.localStorage.setItem('pelakfan.selected-city', '1');
  const kept = ['pelakfan-work-1', 'pelakfan-pages-1'];
  const caches = { keys: async () => kept, delete: async (name: string) => removed.push(name) > 0 };
  Object.assign(window, { caches });
});

it('a session’s end deletes customers’ names and streets and the provider’s pages from the device, and keeps public files', async () => {
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  leaveSession();
  await Promise.resolve();
  await Promise.resolve();
  expect(JSON.stringify(window.localStorage)).not.toMatch(/Maghsoudbeyk|Nika/);
  expect(window.localStorage.getItem('pelakfan.selected-city')).toBe('1');
  expect(removed).toEqual(['pelakfan-work-1']);
});

it('a login keeps the person’s own data, and finds nobody else’s', () => {
  forgetWork({ but: PROVIDER });
  expect([listOfflineWorks(PROVIDER), listOfflineWorks(OTHER)]).toEqual([[50_001], []]);
});
