/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { PRACTICE_ASKED_EVENT } from '@/lib/client/alerts/events';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { FirstHourCard } from './first-hour-card';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender(fillNumbers({ provider, common, errors, units }, 'en'));
const steps = {
  isNew: true,
  lacksPhoto: true,
  lstStep: [
    { step: 'photo', isDone: false },
    { step: 'hours', isDone: true },
    { step: 'practice', isDone: false },
    { step: 'sheba', isDone: true },
    { step: 'credit', isDone: false },
  ],
  creditRial: 2_000_000,
};
const page = () => document.body.textContent ?? '';

async function open(changes: Partial<typeof steps> = {}): Promise<void> {
  call
    .mockReset()
    .mockImplementation(async (name) => (name === 'provider/getfirststeps' ? { ...steps, ...changes } : {}));
  await render(<FirstHourCard hasDock={false} />);
  await act(async () => undefined);
}
afterEach(() => unmount());

it('the missing photo is said first, each step has its way there, and what is done is ticked', async () => {
  await open();
  expect(document.querySelector('section')?.firstElementChild?.textContent).toContain(provider.firstHour.lacksPhoto);
  expect(page()).toContain('2 of 5 done.');
  expect(page()).toContain('200,000');
  const current = document.querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain(provider.firstHour.steps.photo.title);
  expect(current?.querySelector('a')?.getAttribute('href')).toContain('/pelakman/user-profile/info/');
  const hours = [...document.querySelectorAll('li')][1];
  expect(hours?.querySelector('a')).toBeNull();
  expect(hours?.textContent).toContain(provider.firstHour.done);
});

it('a professional with a finished job and a photo reads nothing of a first hour', async () => {
  await open({ isNew: false, lacksPhoto: false });
  expect(page()).toBe('');
});

it('the practice alert is asked for in the press, and the card says that it rings in a moment', async () => {
  const asked = jest.fn();
  window.addEventListener(PRACTICE_ASKED_EVENT, asked);
  await open({ lacksPhoto: false });
  await press(getButton(provider.firstHour.practise));
  window.removeEventListener(PRACTICE_ASKED_EVENT, asked);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('It rings in 5 seconds');
});
