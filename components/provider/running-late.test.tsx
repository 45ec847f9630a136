/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { RUNNING_LATE } from '@/lib/domain/constants/providers';
import { formatVisitTime } from '@/lib/i18n/formats';
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
          moves: [],
          moveOpenings: [],
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

it('without internet the customer is told by an SMS of the phone', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show({ contactMobile: '09120000001' });
  const links = [...document.querySelectorAll('a')].map((link) => decodeURIComponent(link.href));
  expect(links[1]).toBe('sms:09120000001?body=Hello, I will be about 20 minutes late.');
  expect(findButton('20 minutes')).toBeUndefined();
  expect(document.body.textContent).toContain(provider.late.offline);
  online.mockRestore();
});

it('is offered from a while before the visit until the work begins', async () => {
  await show({ serverNowMs: STARTS_AT_MS - RUNNING_LATE.opensBeforeMs - 1 });
  expect(document.body.textContent).toBe('');
  await show({ state: 'IN_PROGRESS' });
  expect(document.body.textContent).toBe('');
  await show({ state: 'CONFIRMED' });
  expect(document.body.textContent).toContain(provider.late.title);
});

describe('another hour', () => {
  const WORDS = provider.late.hours;
  const visit = { gDate: '2026-11-28', startHour: 12, endHour: 15, moveOpenings: [], doorWait: null };

  it('is proposed until somebody stands at the door', async () => {
    await show({ ...visit, moves: ['offerHours'] });
    expect(findButton(WORDS.open)).toBeDefined();
    await unmount();
    await show({ ...visit, moves: ['offerHours'], doorWait: { arrivedAtMs: 1 } as WorkDetail['doorWait'] });
    expect(findButton(WORDS.open)).toBeUndefined();
  });

  it('on the way is proposed alone once the booked hours are over: no minutes help then', async () => {
    const over = { move: 'start', opensAtMs: 0, closesAtMs: STARTS_AT_MS, earlierBy: 'start-code' } as const;
    const late = {
      ...visit,
      state: 'EN_ROUTE',
      moves: ['offerHours'],
      moveOpenings: [over],
      serverNowMs: STARTS_AT_MS,
    };
    await show(late as Partial<WorkDetail>);
    expect(findButton('20 minutes')).toBeUndefined();
    expect(findButton(WORDS.open)).toBeDefined();
  });

  it('says what waits for the customer, and that the agreed hour stays where they took none', async () => {
    const hour = { gDate: '2026-11-29', deliverytimeid: 10, startHour: 10, endHour: 13, startsAtMs: 0 };
    await show({ ...visit, offeredHours: { lstHour: [hour], answerDueAtMs: STARTS_AT_MS } });
    expect(document.body.textContent).toContain(formatVisitTime(hour.gDate, 10, 13, 'en'));
    await unmount();
    await show({ ...visit, offeredHours: { lstHour: [], answerDueAtMs: STARTS_AT_MS } });
    expect(document.body.textContent).toContain(
      WORDS.over.replace('{visit}', formatVisitTime(visit.gDate, 12, 15, 'en')),
    );
  });
});
