/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';
import persons from '@/messages/en/test-persons.json';
import units from '@/messages/en/units.json';

import type { WorkDetail } from '../work-move';
import { HandOverResult } from './hand-over-result';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const upload = uploadFromBrowser as unknown as jest.Mock;
const render = createRender({ ...fillNumbers({ provider, common }, 'en'), units, 'test-persons': persons });
const words = provider.results;
const AT_MS = Date.UTC(2026, 10, 28, 8, 30);
const work = {
  taskid: 50_001,
  userName: 'Sara',
  userFamily: 'Ahmadi',
  takesResults: true,
  persons: [
    { personNumber: 1, name: 'Omid Ahmadi', birthYear: 1370 },
    // As orders are from before names were asked.
    { personNumber: 2, name: null, birthYear: null },
  ],
  results: [{ resultid: 7, personNumber: 2, fileurl: null, isPicture: false, addedAtMs: AT_MS, withdrawnAtMs: null }],
} as unknown as WorkDetail;
const onDone = jest.fn();

async function choose() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['%PDF'], 'sheet.pdf')], configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}
const pick = (name: string) =>
  press([...document.querySelectorAll('label')].find(({ textContent }) => textContent === name) ?? document.body);

beforeEach(async () => {
  call.mockReset().mockResolvedValue({});
  upload.mockReset().mockResolvedValue({ resultCount: 2 });
  onDone.mockReset();
  await render(<HandOverResult work={work} onDone={onDone} />);
});
afterEach(() => unmount());

it('sends no sheet before it is said whose it is, and names that person once more', async () => {
  await choose();
  await press(getButton(words.send));
  expect(upload).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(words.whoseMissing);
  await pick('\u2068Omid Ahmadi\u2069, born 1991 or 1992');
  expect(document.body.textContent).toContain(
    'Sara Ahmadi, as the result of: \u2068Omid Ahmadi\u2069, born 1991 or 1992',
  );
  await press(getButton(words.send));
  const params = { taskid: '50001', personNumber: '1', replaces: '0' };
  expect(upload.mock.calls[0]?.[3]).toMatchObject({ params });
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('puts another sheet in the place of a wrong one, of the same person', async () => {
  await press(getButton(words.replace));
  await choose();
  await press(getButton(words.send));
  expect(upload.mock.calls[0]?.[3]).toMatchObject({ params: { personNumber: '2', replaces: '7' } });
});

it('withdraws one after a question, and has nothing to do with one that is gone', async () => {
  await press(getButton(words.withdraw));
  expect(call).not.toHaveBeenCalled();
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain('Person 2');
  const confirm = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === words.withdraw,
  );
  await press(confirm ?? document.body);
  expect(call).toHaveBeenCalledWith('testing/withdrawresult', { resultid: 7 });
  await unmount();
  const gone = { ...work, results: work.results.map((result) => ({ ...result, withdrawnAtMs: AT_MS })) };
  await render(<HandOverResult work={gone} onDone={onDone} />);
  expect(document.body.textContent).toContain('Withdrawn:');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(words.withdraw);
});
