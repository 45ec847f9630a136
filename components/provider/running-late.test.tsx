/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { RUNNING_LATE } from '@/lib/domain/constants/providers';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';

import { RunningLate } from './running-late';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ provider, common });
const onTold = jest.fn();
const STARTS_AT_MS = Date.UTC(2026, 10, 28, 8, 30);
const show = (changes: Partial<WorkDetail> = {}) =>
  render(
    <RunningLate
      work={
        {
          taskid: 7,
          state: 'EN_ROUTE',
          startsAtMs: STARTS_AT_MS,
          serverNowMs: STARTS_AT_MS - RUNNING_LATE.opensBeforeMs,
          returnVisit: null,
          ...changes,
        } as WorkDetail
      }
      onTold={onTold}
    />,
  );
afterEach(() => unmount());

it('one tap tells the customer how late it will be, also after a lost answer', async () => {
  call.mockReset().mockRejectedValueOnce(new CallError('network-failed')).mockResolvedValue({});
  await show();
  await press(getButton('20 minutes'));
  expect(document.body.textContent).toContain(common.networkFailed);
  expect(onTold).not.toHaveBeenCalled();
  await press(getButton('20 minutes'));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ['expert/telldelay', { taskid: 7, minutes: 20 }],
    ['expert/telldelay', { taskid: 7, minutes: 20 }],
  ]);
  expect(onTold).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('about 20 minutes');
  expect(getButton('20 minutes').disabled).toBe(true);
});

it('says whether the customer has agreed', async () => {
  for (const answer of ['open', 'agreed', 'refused'] as const) {
    await show({ lateness: { delay: { minutes: 10, answer } } as WorkDetail['lateness'] });
    expect(document.querySelector('[role="status"]')?.textContent).toContain(
      provider.late.answers[answer].replace('{minutes}', '10'),
    );
    await unmount();
  }
});

it('is offered from a while before the visit until the work begins', async () => {
  await show({ serverNowMs: STARTS_AT_MS - RUNNING_LATE.opensBeforeMs - 1 });
  expect(document.body.textContent).toBe('');
  await show({ state: 'IN_PROGRESS' });
  expect(document.body.textContent).toBe('');
  await show({ state: 'CONFIRMED' });
  expect(document.body.textContent).toContain(provider.late.title);
});
