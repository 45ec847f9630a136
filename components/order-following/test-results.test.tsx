/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import orders from '@/messages/en/order-following.json';
import persons from '@/messages/en/test-persons.json';
import units from '@/messages/en/units.json';

import type { TaskDetail } from './task-detail';
import { TestResults } from './test-results';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ 'order-following': orders, units, 'test-persons': persons });
const AT_MS = Date.UTC(2026, 10, 28, 8, 30);
const result = {
  resultid: 1,
  personNumber: 1,
  fileurl: '/file/1',
  isPicture: false,
  addedAtMs: AT_MS,
  withdrawnAtMs: null,
};

afterEach(() => unmount());

it('lists results by person, a withdrawn one without its file, and results without a person apart', async () => {
  const task = {
    persons: [{ personNumber: 1 }, { personNumber: 2 }],
    results: [
      { ...result, personNumber: 2 },
      { ...result, resultid: 2, fileurl: null, withdrawnAtMs: AT_MS },
      { ...result, resultid: 3, personNumber: null, fileurl: '/file/3' },
    ],
  } as unknown as TaskDetail;
  await render(<TestResults task={task} />);
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Person 1', 'Person 2', persons.unnamed]);
  expect(document.body.textContent).toContain('Withdrawn by the professional');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/file/1', '/file/3']);
});
